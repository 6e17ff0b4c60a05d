import { openBucket } from '@lms/server/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileStore } from './file-store';
import { moveFiles } from './move-files';
import { createFiles, openFiles } from './open-files';

let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let disk: FileStore;
let far: FileStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lms-move-files-'));
  bucket = await openBucket();
  disk = await openFiles({ dataDir: folder });
  far = await openFiles({ dataDir: folder, filesUrl: bucket.filesUrl() });
  for (const name of Object.keys(contents)) await disk.put(name, Buffer.from(contents[name] ?? ''));
});
afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const contents: Record<string, string> = {
  'media/demo/film.1f.mp4': 'a film',
  'media/pictures/1.webp': 'a picture',
  'media/uploads/2.pdf': 'a paper',
  'media/uploads/3.pdf': 'another',
  'documents/4': 'a licence',
  'reports/5': 'rows',
};
const read = async (files: FileStore, name: string) => {
  const content = await files.get(name);
  return content && text(content);
};
const namesOf = async (files: FileStore, prefix: string) => {
  const names: string[] = [];
  for await (const { name } of files.list(prefix)) names.push(name);
  return names;
};
const interrupted = (from: FileStore, to: FileStore) =>
  moveFiles(from, to, () => {
    throw new Error('the power failed');
  });

it('copies every file and proves it, there and back', async () => {
  await disk.put('incoming/6.000000000000', Buffer.from('a piece'));
  writeFileSync(join(folder, 'secret'), 'not a file of the site');
  const told: number[][] = [];
  const proofs = await moveFiles(disk, far, (...numbers) => told.push(numbers));
  expect(told.at(-1)).toEqual([6, 6]);
  expect(proofs.map(({ name, to }) => [name, to.files, to.bytes])).toEqual([
    ['media/', 4, 29],
    ['documents/', 1, 9],
    ['reports/', 1, 4],
  ]);
  for (const { from, to } of proofs) expect(to).toEqual(from);
  for (const name of Object.keys(contents)) expect(await read(far, name)).toBe(contents[name]);
  expect(await namesOf(far, 'incoming/')).toEqual([]);
  expect(await read(disk, 'documents/4')).toBe('a licence');

  const other = await openFiles({ dataDir: join(folder, 'other') });
  await moveFiles(far, other);
  for (const name of Object.keys(contents)) expect(await read(other, name)).toBe(contents[name]);
});

it('goes on where it was interrupted; until then no server starts there', async () => {
  await expect(interrupted(disk, far)).rejects.toThrow(
    'The move stopped: the power failed. Run the same command again: it goes on from there.',
  );
  const opening = openFiles({ dataDir: folder, filesUrl: bucket.filesUrl() });
  await expect(opening).rejects.toThrow(/^FILES_URL: a move of files to .* is not finished: /);
  const copied = await namesOf(far, 'media/');
  expect(copied.length).toBeGreaterThan(0);
  // A server swept one of them meanwhile.
  await disk.remove(copied[0] ?? '');
  const told: number[][] = [];
  await moveFiles(disk, far, (...numbers) => told.push(numbers));
  expect(told).toEqual([[5, 5]]);
  expect(await namesOf(far, 'media/')).toEqual(await namesOf(disk, 'media/'));
  await openFiles({ dataDir: folder, filesUrl: bucket.filesUrl() });
});

it('notices a copy that differs, and mends it when it is run again', async () => {
  await expect(interrupted(disk, far)).rejects.toThrow(/^The move stopped/);
  await far.put('media/pictures/1.webp', Buffer.from('a p1cture'));
  await expect(moveFiles(disk, far)).rejects.toThrow(
    /^The copies differ, first media\/pictures\/1\.webp\. /,
  );
  await moveFiles(disk, far);
  expect(await read(far, 'media/pictures/1.webp')).toBe('a picture');
});

it('refuses a place that holds other files, and leaves it as it is', async () => {
  await far.put('media/uploads/9.pdf', Buffer.from('of another site'));
  await expect(moveFiles(disk, far)).rejects.toThrow(
    /^FILES_TO: .* holds files already, such as media\/uploads\/9\.pdf: name an empty place\.$/,
  );
  expect(await namesOf(far, 'media/')).toEqual(['media/uploads/9.pdf']);
  await far.remove('media/uploads/9.pdf');
  await expect(interrupted(disk, far)).rejects.toThrow(/^The move stopped/);
  const another = await openFiles({ dataDir: join(folder, 'other') });
  await expect(moveFiles(another, far)).rejects.toThrow(/holds what was moved from /);
  await expect(moveFiles(disk, disk)).rejects.toThrow(/^FILES_TO: the files are in .* already\.$/);
});

it('stops with one line when the bucket goes away', async () => {
  const filesUrl = bucket.filesUrl({ at: 1 });
  const away = await createFiles({ dataDir: folder, filesUrl });
  await expect(moveFiles(disk, away)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The move stopped: s3\+http:.* ECONNREFUSED .* from there\.$/),
  });
});
