import type { Localized, Message, Words } from '@cinderhall/kernel';
import type { LocationType } from '../../cards/types.ts';
import { OF_OWNER } from '../../text/pl.ts';
import { HEADQUARTERS } from './data.ts';

export const hqName = (hq: number): Message => ({ key: `fiftyFirstState.hqName.${HEADQUARTERS[hq]?.id}` });
export const typeName = (type: LocationType): Message => ({ key: 'fiftyFirstState.hq.type', params: { type } });

const names = (language: 'en' | 'pl') =>
  Object.fromEntries(HEADQUARTERS.map(({ id, name }) => [`fiftyFirstState.hqName.${id}`, name[language]]));

export const words: Localized<Words> = {
  en: {
    messages: {
      ...names('en'),
      'fiftyFirstState.hq.type':
        '{type?tFuel:fuel|tIron:iron|tGun:gun|tBrick:brick|tAmmo:ammo|tWorker:worker|tCard:card|tContact:contact|*:victory}',
      'fiftyFirstState.text.hq': 'Needs locations of the types {types|and}. When you claim it, {does}.',
      'fiftyFirstState.hq.points': 'gain {n#fiftyFirstState.vp}',
      'fiftyFirstState.hq.dealFree': 'draw {n#fiftyFirstState.card} and sign deals with them for free',
      'fiftyFirstState.hq.razeFree': 'draw {n#fiftyFirstState.card} and raze them for free',
      'fiftyFirstState.hq.takeLocation': 'take over a location of an opponent with everything on it',
      'fiftyFirstState.decision.takeLocation': '{hq}: choose the location you take over.',
      'fiftyFirstState.choice.takeOver':
        'Take over {owner@{card} of {owner}|your {card}}{state?shield: (with its shield)|used: (used)|blocked: (blocked)|*:}',
      'fiftyFirstState.choice.claim': 'Claim {hq}',
      'fiftyFirstState.event.claimed': '{^seat} {seat@claims|claim} {hq}.',
      'fiftyFirstState.event.opponentClaimed': '{^owner} takes {hq}.',
      'fiftyFirstState.event.tookLocation': '{^seat} {seat@takes|take} over {owner@{card} of {owner}|your {card}}.',
      'fiftyFirstState.event.cameAlong': '{^seat} {seat@gets|get} what lies on {card}: {goods}.{owner?*:}',
      'fiftyFirstState.reason.hq': 'Free of charge: {does}.',
      'fiftyFirstState.reason.takeLocation': 'It works and scores for you from now on.',
      'fiftyFirstState.reach.hq': '{hq}: you lack only a location of the type {type}.',
      'fiftyFirstState.reach.hqCard': '{hq}: you lack only the type {type}, and {card} in your hand has it.',
      'fiftyFirstState.why.hqGone': 'These headquarters are taken.',
      'fiftyFirstState.why.hqTypes': '{n|one:1 type is|other:{n} types are} still missing among your locations.',
      'fiftyFirstState.why.hqTurn': 'You have claimed headquarters in this turn already.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      ...names('pl'),
      'fiftyFirstState.hq.type':
        '{type?tFuel:paliwo|tIron:żelazo|tGun:broń|tBrick:budulec|tAmmo:naboje|tWorker:robotnik|tCard:karta|tContact:kontakt|*:punkty}',
      'fiftyFirstState.text.hq': 'Wymaga lokacji typów: {types|and}. Gdy ją zajmiesz, {does}.',
      'fiftyFirstState.hq.points': 'zyskaj {n#fiftyFirstState.vp:acc}',
      'fiftyFirstState.hq.dealFree': 'dobierz {n#fiftyFirstState.card:acc} i podpisz z nimi umowy za darmo',
      'fiftyFirstState.hq.razeFree': 'dobierz {n#fiftyFirstState.card:acc} i splądruj je za darmo',
      'fiftyFirstState.hq.takeLocation': 'przejmij lokację przeciwnika ze wszystkim, co na niej leży',
      'fiftyFirstState.decision.takeLocation': '{hq}: wybierz lokację, którą przejmujesz.',
      'fiftyFirstState.choice.takeOver': `Przejmij {owner@lokację {card} ${OF_OWNER}|twoją lokację {card}}{state?shield: (z tarczą)|used: (użytą)|blocked: (zablokowaną)|*:}`,
      'fiftyFirstState.choice.claim': 'Zajmij siedzibę {hq}',
      'fiftyFirstState.event.claimed': '{seat@{^seat} zajmuje|Zajmujesz} siedzibę {hq}.',
      'fiftyFirstState.event.opponentClaimed': '{^owner} zajmuje siedzibę {hq}.',
      'fiftyFirstState.event.tookLocation': `{seat@{^seat} przejmuje|Przejmujesz} {owner@lokację {card} ${OF_OWNER}|twoją lokację {card}}.`,
      'fiftyFirstState.event.cameAlong':
        '{seat@{^seat} dostaje|Dostajesz} to, co leży na karcie {card}: {goods}.{owner?*:}',
      'fiftyFirstState.reason.hq': 'Za darmo: {does}.',
      'fiftyFirstState.reason.takeLocation': 'Od teraz działa i punktuje dla ciebie.',
      'fiftyFirstState.reach.hq': '{hq}: brakuje ci tylko lokacji typu {type}.',
      'fiftyFirstState.reach.hqCard': '{hq}: brakuje ci tylko typu {type}, a ma go karta {card} z twojej ręki.',
      'fiftyFirstState.why.hqGone': 'Ta siedziba jest już zajęta.',
      'fiftyFirstState.why.hqTypes': 'Wśród twoich lokacji {n|one:brakuje jeszcze 1 typu|*:brakuje jeszcze {n} typów}.',
      'fiftyFirstState.why.hqTurn': 'W tej turze jedna siedziba jest już twoja.',
    },
    nouns: {},
  },
};
