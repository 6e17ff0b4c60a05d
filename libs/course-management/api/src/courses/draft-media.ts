import type { CourseDraft, UploadKind } from '@lms/course-management/contract';
import { type Executor, isAdministrator, uploads, users } from '@lms/server/database';
import { uploadsPath } from '@lms/server/platform';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { parseDocument } from 'htmlparser2';

/** Use of a file in a draft: its address, the field, and the expected kind. */
interface MediaUse {
  field: string;
  kind: UploadKind;
  url: string;
}

/** Key of a file and its kind: a file known as a picture is not thereby allowed as captions. */
export const mediaKey = ({ kind, url }: Omit<MediaUse, 'field'>) => `${kind} ${url}`;

/** Returns the addresses of the pictures in a rich text. */
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

/** Lists every file that a draft uses. */
export const mediaOf = (draft: CourseDraft): MediaUse[] => {
  const used: MediaUse[] = [];
  const add = (kind: UploadKind, field: string, url: string | null | undefined) => {
    if (url !== null && url !== undefined) used.push({ field, kind, url });
  };
  add('IMAGE', 'imageUrl', draft.imageUrl);
  add('VIDEO', 'previewVideoUrl', draft.previewVideoUrl);
  draft.previewCaptions?.forEach(({ url }, index) =>
    add('CAPTIONS', `previewCaptions[${index}].url`, url),
  );
  for (const url of picturesIn(draft.description)) add('IMAGE', 'description', url);
  draft.sections.forEach((section, sectionIndex) =>
    section.lessons.forEach(({ video, document, article }, lessonIndex) => {
      const field = `sections[${sectionIndex}].lessons[${lessonIndex}]`;
      add('VIDEO', `${field}.video.url`, video?.url);
      add('VIDEO', `${field}.video.smaller.url`, video?.smaller?.url);
      add('AUDIO', `${field}.video.audio.url`, video?.audio?.url);
      add('IMAGE', `${field}.video.posterUrl`, video?.posterUrl);
      video?.captions.forEach(({ url }, index) =>
        add('CAPTIONS', `${field}.video.captions[${index}].url`, url),
      );
      add('DOCUMENT', `${field}.document.url`, document?.url);
      for (const url of picturesIn(article ?? '')) add('IMAGE', `${field}.article`, url);
    }),
  );
  return used;
};

/**
 * Returns the files that an organization may not use: all but its own uploads and those of system
 * administrators, each of the right kind. Found rows stay locked until the transaction ends, so that
 * no sweep removes them meanwhile.
 *
 * @param known the keys of what was named before
 */
export const foreignMedia = async (
  db: Executor,
  used: MediaUse[],
  organizationId: string,
  known: ReadonlySet<string> = new Set(),
): Promise<MediaUse[]> => {
  const fresh = used.filter((use) => !known.has(mediaKey(use)));
  if (fresh.length === 0) return [];
  const names = fresh.map(({ url }) => url.slice(uploadsPath.length));
  const stored = await db
    .select({ fileName: uploads.fileName, kind: uploads.kind })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(
      and(
        inArray(uploads.fileName, names),
        or(eq(uploads.organizationId, organizationId), isAdministrator),
        isNotNull(uploads.storedAt),
      ),
    )
    .for('share', { of: uploads });
  const own = new Set(
    stored.map(({ kind, fileName }) => mediaKey({ kind, url: uploadsPath + fileName })),
  );
  return fresh.filter((use) => !own.has(mediaKey(use)));
};
