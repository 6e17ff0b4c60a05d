/**
 * Makes the teaching videos of the demo data from the scripts beside this file.
 *
 *   npm run demo:video                    every video
 *   npm run demo:video -- clear-emails    only the named ones
 *   npm run demo:video -- none            only the versions for a slow link that are missing
 *
 * Needs ffmpeg, espeak-ng (with its Bengali voice), Chromium and the Noto fonts:
 * on Debian `apt-get install ffmpeg espeak-ng chromium fonts-noto-core fonts-noto-mono`.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { toVtt } from './captions.mjs';
import { encode } from './encode.mjs';
import { makeLighter } from './lighter.mjs';
import { drawSlides, openBrowser } from './slides.mjs';
import { narrate } from './voice.mjs';

const here = import.meta.dirname;
const media = join(here, '../../apps/lms-api/src/demo-data/media');
const scripts = join(here, 'scripts');

async function readScripts() {
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({
      slug: basename(name, '.json'),
      ...JSON.parse(await readFile(join(scripts, name), 'utf8')),
    })),
  );
}

/** Makes the versions of a video for a slow link; returns their names. */
async function lighten(slug) {
  const files = { smaller: `${slug}.small.mp4`, audio: `${slug}.m4a` };
  await makeLighter(join(media, `${slug}.mp4`), {
    smaller: join(media, files.smaller),
    audio: join(media, files.audio),
  });
  return files;
}

/** Adds the versions for a slow link to a video that was made without them. */
async function withLighter(made) {
  if (made.files.smaller) return made;
  const { video, ...others } = made.files;
  return { ...made, files: { video, ...(await lighten(made.slug)), ...others } };
}

async function makeVideo(script, browser) {
  const work = await mkdtemp(join(tmpdir(), 'demo-video-'));
  try {
    const { starts, cues, seconds, sound } = await narrate(script, work);
    const pictures = await drawSlides(browser, script, work, join(media, `${script.slug}.jpg`));
    await encode({ pictures, starts, seconds, sound, output: join(media, `${script.slug}.mp4`) });

    const languages = Object.keys(cues[0].text);
    for (const language of languages) {
      const vtt = toVtt(cues, language);
      await writeFile(join(media, `${script.slug}.${language}.vtt`), vtt);
    }
    return {
      slug: script.slug,
      title: script.title,
      course: script.course,
      language: script.language,
      durationSeconds: Math.round(seconds),
      files: {
        video: `${script.slug}.mp4`,
        ...(await lighten(script.slug)),
        poster: `${script.slug}.jpg`,
        captions: languages.map((language) => ({
          language,
          file: `${script.slug}.${language}.vtt`,
        })),
      },
    };
  } finally {
    await rm(work, { recursive: true });
  }
}

const wanted = process.argv.slice(2);
const indexFile = join(media, 'index.json');
const known = existsSync(indexFile) ? JSON.parse(await readFile(indexFile, 'utf8')) : [];
const index = [];

await mkdir(media, { recursive: true });
const browser = await openBrowser();
try {
  for (const script of await readScripts()) {
    const made = known.find((video) => video.slug === script.slug);
    const skip = made && wanted.length > 0 && !wanted.includes(script.slug);
    index.push(skip ? await withLighter(made) : await makeVideo(script, browser));
    if (!skip) console.log(`${script.slug}: ${index.at(-1).durationSeconds} s`);
  }
} finally {
  await browser.close();
}
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
