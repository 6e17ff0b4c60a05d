import { configDefaults, mergeConfig } from 'vitest/config';
import base from '../../tools/vite/api.ts';

/**
 * Tests with targets of their own, whose inputs are only the projects that can break them: those of
 * the process, its commands and its demo data, journeys that buy nothing, and the calls, a target for each
 * domain.
 */
const ownTargets = [
  'src/server.test.ts',
  'src/tracing.test.ts',
  'src/commands/**',
  'src/durability/**',
  'src/demo-data/**',
  'src/journeys/**',
  'src/calls/**',
];

export default mergeConfig(base, {
  test: { exclude: [...configDefaults.exclude, ...ownTargets] },
});
