import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { visibleLength } from './captions.mjs';

const media = join(import.meta.dirname, '../../apps/lms-api/src/demo-data/media');
const read = (file) => readFileSync(join(media, file));
const index = JSON.parse(read('index.json'));
const filesOf = ({ files }) => [
  files.video,
  files.smaller,
  files.audio,
  files.poster,
  ...files.captions.map(({ file }) => file),
];

function cuesOf(file) {
  const [header, ...blocks] = read(file).toString().trimEnd().split('\n\n');
  expect(header).toBe('WEBVTT');
  return blocks.map((block) => {
    const [timing, ...lines] = block.split('\n');
    return { timing, times: timing.split(' --> '), lines };
  });
}

it('lists every made file and nothing else', () => {
  expect(['index.json', ...index.flatMap(filesOf)].sort()).toEqual(readdirSync(media).sort());
});

it('stays small enough to live in the repository', () => {
  const sizes = readdirSync(media).map((file) => read(file).length);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(8_000_000);
});

describe.each(index)('$slug', ({ durationSeconds, files }) => {
  it('is short, light and plays before it is fully loaded', () => {
    const video = read(files.video);
    expect(durationSeconds).toBeGreaterThanOrEqual(40);
    expect(durationSeconds).toBeLessThanOrEqual(75);
    expect(video.length).toBeLessThan(700_000);
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
  });

  it('has versions for a slow link, of half its size and less', () => {
    const { length } = read(files.video);
    expect(read(files.smaller).length).toBeLessThan(length * 0.6);
    expect(read(files.audio).length).toBeLessThan(length * 0.45);
  });

  it('has Bengali and English captions with the same timings', () => {
    const byLanguage = Object.fromEntries(files.captions.map((c) => [c.language, cuesOf(c.file)]));
    expect(Object.keys(byLanguage).sort()).toEqual(['bn', 'en']);
    expect(byLanguage.bn.map((cue) => cue.timing)).toEqual(byLanguage.en.map((cue) => cue.timing));
  });

  it.each(files.captions)('has $language captions that follow one another', ({ file }) => {
    const times = cuesOf(file).flatMap((cue) => cue.times);
    expect(times).toEqual([...times].sort());
    expect(new Set(times).size).toBe(times.length);
  });

  it.each(files.captions)('has $language captions that can be read in time', ({ file }) => {
    for (const { lines } of cuesOf(file)) {
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(visibleLength(lines.join(' '))).toBeLessThanOrEqual(80);
    }
  });
});
