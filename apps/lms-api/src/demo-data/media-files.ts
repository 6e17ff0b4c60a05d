import type { CourseLanguage, LessonDocument, LessonVideo } from '@lms/contract';
import { type FileStore, mediaPath, storedName } from '@lms/server/platform';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Element of `media/index.json`. */
interface VideoFile {
  slug: string;
  language: CourseLanguage;
  durationSeconds: number;
  files: {
    video: string;
    smaller: string;
    audio: string;
    poster: string;
    captions: { language: CourseLanguage; file: string }[];
  };
}

/** Folder beside this file in the source, and beside the server in the bundle. */
const folder = join(import.meta.dirname, 'media');

/** Pause that begins a new paragraph of the transcript, in seconds. */
const paragraphPause = 1;

const secondsOf = (time: string) =>
  time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** Reads the paragraphs of a caption file (WebVTT), each with its start in seconds. */
export const transcriptOf = (vtt: string): LessonVideo['transcript'] => {
  const paragraphs: LessonVideo['transcript'] = [];
  let lastEnd = -Infinity;
  for (const block of vtt.split(/\r?\n\r?\n/)) {
    const lines = block.trim().split(/\r?\n/);
    const timing = lines.findIndex((line) => line.includes('-->'));
    const [from = '', to = ''] = (lines[timing] ?? '').split('-->');
    if (timing < 0) continue;
    const text = lines.slice(timing + 1).join(' ');
    const start = secondsOf(from.trim());
    const last = paragraphs.at(-1);
    if (last && start - lastEnd < paragraphPause) last.text += ` ${text}`;
    else paragraphs.push({ start, text });
    lastEnd = secondsOf(to.trim().split(' ')[0] ?? '');
  }
  return paragraphs;
};

/** Copies the media files of the demo courses to the server's storage. */
export const createMediaStore = (files: FileStore) => {
  const videos = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as VideoFile[];

  const stored = new Set<string>();

  /** Returns the address of a file; its name contains a hash of the content. */
  const store = async (file: string, content: Buffer): Promise<string> => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const { name, ext } = parse(file);
    const address = `${mediaPath}demo/${name}.${hash}${ext}`;
    if (!stored.has(address)) await files.put(storedName(address), content);
    stored.add(address);
    return address;
  };
  const copy = (file: string) => store(file, readFileSync(join(folder, file)));
  const copySized = async (file: string) => ({
    url: await copy(file),
    bytes: statSync(join(folder, file)).size,
  });

  return {
    async video(slug: string): Promise<LessonVideo> {
      const video = videos.find((one) => one.slug === slug);
      if (!video) throw new Error(`media/index.json has no video "${slug}"`);
      const spoken = video.files.captions.find(({ language }) => language === video.language);
      return {
        ...(await copySized(video.files.video)),
        smaller: await copySized(video.files.smaller),
        audio: await copySized(video.files.audio),
        posterUrl: await copy(video.files.poster),
        durationSeconds: video.durationSeconds,
        captions: await Promise.all(
          video.files.captions.map(async ({ language, file }) => ({
            language,
            url: await copy(file),
          })),
        ),
        transcript: spoken ? transcriptOf(readFileSync(join(folder, spoken.file), 'utf8')) : [],
      };
    },
    document: async (name: string, content: Buffer): Promise<LessonDocument> => ({
      url: await store(name, content),
      name,
      bytes: content.length,
    }),
  };
};

export type MediaStore = ReturnType<typeof createMediaStore>;
