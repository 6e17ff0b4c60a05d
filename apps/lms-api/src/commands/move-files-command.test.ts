import { createFiles } from '@lms/server/platform';
import { openBucket } from '@lms/server/testing';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runBuiltCommand, startBuiltCommand } from '../../testing/run-command';

const count = 300;

let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lms-move-files-'));
  bucket = await openBucket();
});
afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

it('goes on with a move after it was killed, and proves every file', async () => {
  const disk = await createFiles({ dataDir: folder });
  await disk.prepare();
  const names = Array.from({ length: count }, (_, index) => `media/uploads/${index}.pdf`);
  for (const name of names) await disk.put(name, Buffer.from(name.repeat(1_000)));
  const env = { LMS_DATA_DIR: folder, FILES_TO: bucket.filesUrl() };
  const killed = startBuiltCommand('move-files', env);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'close');
  const far = await createFiles({ dataDir: folder, filesUrl: bucket.filesUrl() });
  let copied = 0;
  for await (const { bytes } of far.list('media/')) copied += bytes && 1;
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(count);

  const { code, out, err } = await runBuiltCommand('move-files', [], env);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^Folder +Files +Files there +Bytes +Bytes there +Checksum +Checksum there$/m,
  );
  expect(out).toMatch(/^media\/ +300 +300 +(\d+) +\1 +([0-9a-f]{16}) +\2$/m);
  expect(out).toContain('All files are the same.');
  expect(out).not.toContain('S3RVER');
  const again = await runBuiltCommand('move-files', [], env);
  expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/holds files already/) });
});

it('says in one line what it is not told', async () => {
  for (const [FILES_TO, line] of [
    ['', /^FILES_TO is not set: .*\n$/],
    ['s3://nowhere', /^FILES_TO must be s3:\/\/KEY:SECRET@HOST\/BUCKET.*\n$/],
    [
      bucket.filesUrl({ secret: 'wrong' }),
      /^FILES_TO: .* the secret does not belong to the key\.\n$/,
    ],
  ] as const) {
    const { code, err } = await runBuiltCommand('move-files', [], {
      LMS_DATA_DIR: folder,
      FILES_TO,
    });
    expect(code).toBe(1);
    expect(err).toMatch(line);
    expect(err).not.toContain('wrong');
  }
});
