import { defineConfig, mergeConfig } from 'vitest/config';
import house from '../vitest.config.ts';

/** For scripts/mutate.mjs: only the tests that cite rules, because every mutation runs them again. */
const tests = (process.env.CINDERHALL_TESTS ?? '').split(',').filter((file) => file !== '');
const { include: _, ...test } = house.test ?? {};

export default mergeConfig({ ...house, test }, defineConfig({ test: { include: tests } }));
