import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store';

/** Folder of the pieces of uploads; an id has no dot. */
export const piecesFolder = 'incoming/';

const prefixOf = (id: string) => `${piecesFolder}${id}.`;
const offsetDigits = 12;
const nameOf = (id: string, offset: number) =>
  prefixOf(id) + String(offset).padStart(offsetDigits, '0');

/** Stores a piece of an upload, where any server finds it. */
export const putPiece = (files: FileStore, id: string, offset: number, piece: Buffer) =>
  files.put(nameOf(id, offset), piece);

/** Returns how many bytes of an upload there are, from its beginning up to the first gap. */
export const piecesReach = async (files: FileStore, id: string): Promise<number> => {
  const lengths = new Map<string, number>();
  for await (const { name, bytes } of files.list(prefixOf(id))) lengths.set(name, bytes);
  let reach = 0;
  for (;;) {
    const length = lengths.get(nameOf(id, reach));
    if (!length) return reach;
    reach += length;
  }
};

async function* contentOf(files: FileStore, id: string, bytes: number) {
  for (let offset = 0; offset < bytes;) {
    const piece = await files.get(nameOf(id, offset));
    const before = offset;
    for await (const chunk of piece ?? []) {
      offset += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    if (offset === before) throw new Error(`A piece of upload ${id} is missing`);
  }
}

/** Writes the pieces of a complete upload one after another into a file of this machine's disk. */
export const joinPieces = (files: FileStore, id: string, bytes: number, path: string) =>
  pipeline(contentOf(files, id, bytes), createWriteStream(path, { mode: 0o600 }));

export const removePieces = async (files: FileStore, id: string) => {
  for await (const { name } of files.list(prefixOf(id))) await files.remove(name);
};
