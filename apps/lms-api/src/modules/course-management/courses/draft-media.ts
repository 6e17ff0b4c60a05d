import type { CourseDraft } from '@lms/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { parseDocument } from 'htmlparser2';
import type { Executor } from '../../../deps';
import { mediaPath, uploadsPath } from '../../../plugins/media';
import { uploads } from '../uploads.table';

/** An address of a file with where in the draft it stands. */
export interface MediaUse {
  field: string;
  url: string;
}

/** The addresses of the pictures in a rich text. */
export const picturesIn = (html: string): string[] => {
  const found: string[] = [];
  const visit = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes) {
      if (!('children' in node)) continue;
      if ('attribs' in node && node.name === 'img') found.push(node.attribs['src'] ?? '');
      visit(node.children);
    }
  };
  visit(parseDocument(html).children);
  return found;
};

/** Every file that a draft names. */
export const mediaOf = (draft: CourseDraft): MediaUse[] => {
  const used: MediaUse[] = [];
  const add = (field: string, url: string | null | undefined) => {
    if (url !== null && url !== undefined) used.push({ field, url });
  };
  add('imageUrl', draft.imageUrl);
  add('previewVideoUrl', draft.previewVideoUrl);
  for (const url of picturesIn(draft.description)) add('description', url);
  draft.sections.forEach((section, sectionIndex) =>
    section.lessons.forEach(({ video, document, article }, lessonIndex) => {
      const field = `sections[${sectionIndex}].lessons[${lessonIndex}]`;
      add(`${field}.video.url`, video?.url);
      add(`${field}.video.posterUrl`, video?.posterUrl);
      video?.captions.forEach(({ url }, index) =>
        add(`${field}.video.captions[${index}].url`, url),
      );
      add(`${field}.document.url`, document?.url);
      for (const url of picturesIn(article ?? '')) add(`${field}.article`, url);
    }),
  );
  return used;
};

/** A stored file of the platform's own; no address has dots that lead upwards. */
const ownFile = new RegExp(`^${mediaPath}(?:[\\w-]+/)*[\\w-]+\\.[a-z0-9]+$`);

/**
 * The files among these that may not be named: those of other sites, and uploads of other
 * organisations.
 *
 * @param organizationId nothing for those who reach all organisations
 * @param known what was named before, by somebody who might
 */
export const foreignMedia = async (
  db: Executor,
  used: MediaUse[],
  organizationId: string | undefined,
  known: ReadonlySet<string> = new Set(),
): Promise<MediaUse[]> => {
  const fresh = used.filter(({ url }) => !known.has(url));
  const names = fresh
    .filter(({ url }) => url.startsWith(uploadsPath))
    .map(({ url }) => url.slice(uploadsPath.length));
  const stored = await db
    .select({ fileName: uploads.fileName })
    .from(uploads)
    .where(
      and(
        inArray(uploads.fileName, names),
        organizationId ? eq(uploads.organizationId, organizationId) : undefined,
        isNotNull(uploads.storedAt),
      ),
    );
  const own = new Set(stored.map(({ fileName }) => uploadsPath + fileName));
  return fresh.filter(({ url }) =>
    url.startsWith(uploadsPath) ? !own.has(url) : !ownFile.test(url),
  );
};
