import { configDefaults, mergeConfig } from 'vitest/config';
import base from '../../tools/vite/api.ts';

/** Tests of the process and of its demo data have a target of their own: few changes break them. */
const processTests = ['src/server.test.ts', 'src/durability/**', 'src/demo-data/**'];

export default mergeConfig(base, {
  test: { exclude: [...configDefaults.exclude, ...processTests] },
});
