import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';
import { root } from './run.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'node_modules'));
  lock('package-lock.json', {
    '': { name: 'lms' },
    'node_modules/yup': { version: '1.7.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
const installed = (packages) => lock('node_modules/.package-lock.json', packages);

describe('whether packages are installed', () => {
  it('is false before an installation has finished', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it('is true without the optional packages of other systems', () => {
    installed({ 'node_modules/yup': { version: '1.7.1' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('is false when the lock file names another version', () => {
    installed({ 'node_modules/yup': { version: '1.7.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is false when the lock file names a package that is not there', () => {
    installed({});
    expect(isInstalled(folder)).toBe(false);
  });
});

it('the compiler of all type checks is TypeScript 7', () => {
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const version = execSync('tsc --version', { env: { ...process.env, PATH } });
  expect(String(version)).toMatch(/^Version 7\./);
});
