import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Sample rate of espeak-ng's output: one channel of 16-bit samples. */
export const SAMPLE_RATE = 22050;
const WAV_HEADER_BYTES = 44;
const BYTES_PER_SECOND = SAMPLE_RATE * 2;

const VOICES = {
  en: ['-v', 'en-gb', '-s', '138'],
  bn: ['-v', 'bn', '-s', '150'],
};
const BEFORE_SLIDE = 0.7;
const AFTER_LINE = 0.25;
const AFTER_SLIDE = 0.6;

const silence = (seconds) => Buffer.alloc(Math.round(seconds * SAMPLE_RATE) * 2);

async function speak(text, language, file) {
  await run('espeak-ng', [...VOICES[language], '-w', file, text]);
  return (await readFile(file)).subarray(WAV_HEADER_BYTES);
}

/**
 * Speaks a script line by line, so that slides and captions follow the length of the speech. A line
 * is `{ en, bn, say? }`; `say` is a phonetic spelling of what the voice would misread.
 */
export async function narrate({ slides, language }, folder) {
  const pieces = [];
  const cues = [];
  const starts = [];
  let bytes = 0;
  const add = (piece) => {
    pieces.push(piece);
    bytes += piece.length;
    return bytes / BYTES_PER_SECOND;
  };

  for (const slide of slides) {
    starts.push(bytes / BYTES_PER_SECOND);
    add(silence(BEFORE_SLIDE));
    for (const { say, ...text } of slide.narration) {
      const start = bytes / BYTES_PER_SECOND;
      const end = add(await speak(say ?? text[language], language, join(folder, 'line.wav')));
      cues.push({ start, end, text });
      add(silence(AFTER_LINE));
    }
    add(silence(AFTER_SLIDE));
  }

  const sound = join(folder, 'narration.pcm');
  await writeFile(sound, Buffer.concat(pieces));
  return { starts, cues, seconds: bytes / BYTES_PER_SECOND, sound };
}
