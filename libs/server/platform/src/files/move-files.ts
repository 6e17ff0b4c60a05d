import { reasonOf, StartError } from '@lms/server/database';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { forEachAtOnce } from '../backup/for-each-at-once';
import type { FileFacts, FileStore } from './file-store';

/** Folders of a site's files. What is not complete stays behind: who sends it begins anew. */
const movedFolders = ['media/', 'documents/', 'reports/'];

/** File of a store into which a move has begun and is not finished; names where it comes from. */
const mark = 'moving/from';
const atOnce = 4;
const checksumDigits = 16;

/** Number and size of a folder's files, and a checksum over their names and checksums. */
export interface FolderSum {
  files: number;
  bytes: number;
  checksum: string;
}

export interface FolderProof {
  name: string;
  from: FolderSum;
  to: FolderSum;
}

/** Receives how many files of how many are copied. */
type Tell = (copied: number, of: number) => void;

const listAll = async (files: FileStore, folders: string[]) => {
  const found: FileFacts[] = [];
  for (const folder of folders) for await (const facts of files.list(folder)) found.push(facts);
  return found;
};

/** @throws StartError if the move into the store is not finished */
export const requireMovedFiles = async (files: FileStore) => {
  if (!(await files.stat(mark))) return;
  throw new StartError(
    `FILES_URL: a move of files to ${files.address} is not finished: run npm run move-files again.`,
  );
};

const begin = async (from: FileStore, to: FileStore) => {
  const begun = await to.get(mark);
  if (begun) {
    const other = await text(begun);
    if (other === from.address) return;
    throw new StartError(`FILES_TO: ${to.address} holds what was moved from ${other}.`);
  }
  const [other] = await listAll(to, movedFolders);
  if (other) {
    throw new StartError(
      `FILES_TO: ${to.address} holds files already, such as ${other.name}: name an empty place.`,
    );
  }
  await to.put(mark, Buffer.from(from.address));
};

const copy = async (from: FileStore, to: FileStore, { name, bytes }: FileFacts) => {
  const content = await from.get(name);
  // Swept meanwhile, where a server runs.
  if (content) await to.put(name, content, { bytes });
};

const copyAll = async (from: FileStore, to: FileStore, tell: Tell) => {
  const wanted = await listAll(from, movedFolders);
  const there = new Map((await listAll(to, movedFolders)).map(({ name, bytes }) => [name, bytes]));
  const missing = wanted.filter(({ name, bytes }) => there.get(name) !== bytes);
  let copied = wanted.length - missing.length;
  for (let at = 0; at < missing.length; at += atOnce) {
    const lot = missing.slice(at, at + atOnce);
    await forEachAtOnce(lot, (facts) => copy(from, to, facts));
    copied += lot.length;
    tell(copied, wanted.length);
  }
  const names = new Set(wanted.map(({ name }) => name));
  // Copied before a server swept them.
  for (const name of there.keys()) if (!names.has(name)) await to.remove(name);
};

const sha256Of = async (files: FileStore, name: string) => {
  const hash = createHash('sha256');
  const content = await files.get(name);
  if (content) await pipeline(content, hash);
  return hash.digest('hex');
};

interface ReadFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** Reads every file of a folder. */
const readAll = async (files: FileStore, folder: string): Promise<ReadFile[]> => {
  const read: ReadFile[] = [];
  const found = (await listAll(files, [folder])).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (let at = 0; at < found.length; at += atOnce) {
    const lot = found.slice(at, at + atOnce);
    read.push(
      ...(await forEachAtOnce(lot, async ({ name, bytes }) => ({
        name,
        bytes,
        sha256: await sha256Of(files, name),
      }))),
    );
  }
  return read;
};

const sumUp = (read: ReadFile[]): FolderSum => {
  const lines = read.map(({ name, bytes, sha256 }) => `${name} ${bytes} ${sha256}\n`);
  return {
    files: read.length,
    bytes: read.reduce((sum, { bytes }) => sum + bytes, 0),
    checksum: createHash('sha256').update(lines.join('')).digest('hex').slice(0, checksumDigits),
  };
};

/** Returns the files that have no equal among the others. */
const differing = (read: ReadFile[], others: ReadFile[]) => {
  const known = new Map(others.map(({ name, sha256 }) => [name, sha256]));
  return read.filter(({ name, sha256 }) => known.get(name) !== sha256);
};

const prove = async (from: FileStore, to: FileStore) => {
  const proofs: FolderProof[] = [];
  for (const name of movedFolders) {
    const [here, there] = await Promise.all([readAll(from, name), readAll(to, name)]);
    const wrong = differing(there, here);
    // Copied again by the next run.
    for (const copy of wrong) await to.remove(copy.name);
    const [first] = [...wrong, ...differing(here, there)];
    if (first) {
      throw new StartError(
        `The copies differ, first ${first.name}. Does a server use the files? Stop it, and run the same command again.`,
      );
    }
    proofs.push({ name, from: sumUp(here), to: sumUp(there) });
  }
  return proofs;
};

/**
 * Copies a site's files, which are only read, from one store into an empty one, and proves it by
 * reading both again. A move that was interrupted goes on where it stopped.
 *
 * @throws StartError if something is in the way
 */
export const moveFiles = async (
  from: FileStore,
  to: FileStore,
  tell: Tell = () => {},
): Promise<FolderProof[]> => {
  if (from.address === to.address) {
    throw new StartError(`FILES_TO: the files are in ${to.address} already.`);
  }
  try {
    await begin(from, to);
    await copyAll(from, to, tell);
    const proofs = await prove(from, to);
    await to.remove(mark);
    return proofs;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const again = 'Run the same command again: it goes on from there.';
    throw new StartError(`The move stopped: ${reasonOf(cause)}. ${again}`, { cause });
  }
};
