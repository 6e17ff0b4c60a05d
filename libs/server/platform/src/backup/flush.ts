import { open } from 'node:fs/promises';

/** Waits until a file, or the names in a folder, are on the disk. */
export const flush = async (path: string) => {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
};
