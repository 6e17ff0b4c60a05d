import { type FileHandle, open } from 'node:fs/promises';

/** A file to look into; what lies behind its end is left out. */
export interface FileReader {
  size: number;
  read: (position: number, length: number) => Promise<Buffer>;
}

const createReader = async (file: FileHandle): Promise<FileReader> => {
  const { size } = await file.stat();
  return {
    size,
    async read(position, length) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, position);
      return bytes.subarray(0, bytesRead);
    },
  };
};

/** Looks into a file without reading all of it. */
export const lookInto = async <T>(path: string, look: (file: FileReader) => Promise<T>) => {
  const file = await open(path);
  try {
    return await look(await createReader(file));
  } finally {
    await file.close();
  }
};
