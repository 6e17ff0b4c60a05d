import { type FileHandle, open } from 'node:fs/promises';

/** Random access to a file. */
export interface FileReader {
  size: number;
  /**
   * Reads up to the end of the file; the result may be shorter than asked.
   *
   * @throws Error for a file that has to be looked into too often
   */
  read: (position: number, length: number) => Promise<Buffer>;
}

/** A real video needs some hundred reads; a file that needs more was crafted to waste time. */
const maxReads = 10_000;

const createReader = async (file: FileHandle): Promise<FileReader> => {
  const { size } = await file.stat();
  let reads = 0;
  return {
    size,
    async read(position, length) {
      reads += 1;
      if (reads > maxReads) throw new Error('too many reads');
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, position);
      return bytes.subarray(0, bytesRead);
    },
  };
};

/** Opens a file for random access, without reading all of it. */
export const withFileReader = async <T>(path: string, look: (file: FileReader) => Promise<T>) => {
  const file = await open(path);
  try {
    return await look(await createReader(file));
  } finally {
    await file.close();
  }
};
