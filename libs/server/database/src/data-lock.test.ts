import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockByFile, lockFolder } from './data-lock';
import { FolderInUseError } from './start-error';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lms-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('lockFolder', () => {
  it('holds a folder until it is released, whatever name the folder goes by', async () => {
    const link = `${folder}/link`;
    symlinkSync(folder, link);
    const release = await lockFolder(folder);
    await expect(lockFolder(link)).rejects.toBeInstanceOf(FolderInUseError);
    release();
    (await lockFolder(link))();
  });
});

describe('lockByFile', () => {
  it('is held by a living process and freed by its release', () => {
    const file = join(folder, 'lock');
    const release = lockByFile(folder, file);
    expect(() => lockByFile(folder, file)).toThrow(FolderInUseError);
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over from a process that died', () => {
    const file = join(folder, 'lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, String(pid));
    const release = lockByFile(folder, file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    release();
  });
});
