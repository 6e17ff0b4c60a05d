import type { CourseDraft } from '@lms/contract';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { parseDocument } from 'htmlparser2';
import type { Executor } from '../../../deps';
import { mediaPath, uploadsPath } from '../../../plugins/media';
import { users } from '../../auth/users.table';
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
 * The files among these that an organisation may not name: those of other sites, and uploads of other
 * organisations, save what those who run the site put there.
 *
 * @param known what was named before
 */
export const foreignMedia = async (
  db: Executor,
  used: MediaUse[],
  organizationId: string,
  known: ReadonlySet<string> = new Set(),
): Promise<MediaUse[]> => {
  const fresh = used.filter(({ url }) => !known.has(url));
  const names = fresh
    .filter(({ url }) => url.startsWith(uploadsPath))
    .map(({ url }) => url.slice(uploadsPath.length));
  const stored = await db
    .select({ fileName: uploads.fileName })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(
      and(
        inArray(uploads.fileName, names),
        or(eq(uploads.organizationId, organizationId), sql`${users.roles} @> '{ROLE_SYSTEM}'`),
        isNotNull(uploads.storedAt),
      ),
    );
  const own = new Set(stored.map(({ fileName }) => uploadsPath + fileName));
  return fresh.filter(({ url }) =>
    url.startsWith(uploadsPath) ? !own.has(url) : !ownFile.test(url),
  );
};
