export { type Bot, chanceOf } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { botOf, isLevel, type Level, levels } from './levels.ts';
export { randomBot, type Weigh } from './random.ts';
