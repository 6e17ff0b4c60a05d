import type { LessonFile } from '@lms/learning/contract';
import { type Deps, mediaPath, storedName } from '@lms/server/platform';

/** Pictures of a text: the server wrote their elements itself when it sanitised it. */
const picture = /<img[^>]*? src="([^"]+)"/g;

export const picturesIn = (html: string) => [...html.matchAll(picture)].map(([, url = '']) => url);

const isStored = (url: string) => url.startsWith(mediaPath);

/** Returns the stored files among addresses, with their sizes. */
export const storedFiles = async ({ files }: Deps, urls: string[]): Promise<LessonFile[]> => {
  const known = await Promise.all(
    [...new Set(urls)]
      .filter(isStored)
      .map(async (url) => ({ url, facts: await files.stat(storedName(url)) })),
  );
  return known.flatMap(({ url, facts }) => (facts ? [{ url, bytes: facts.bytes }] : []));
};

/** Returns a stored file with its size; `null` for none, and for one that is elsewhere. */
export const storedFile = async (deps: Deps, url: string | undefined) =>
  (url === undefined ? [] : await storedFiles(deps, [url]))[0] ?? null;
