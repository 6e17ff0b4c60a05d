import { run } from './run.mjs';

/** Sound of speech for a slow link: a small part of the video's bytes, and still easy to follow. */
const sound = ['-c:a', 'aac', '-b:a', '16k', '-ar', '16000', '-ac', '1'];
const pictures = ['-vf', 'scale=426:240', '-r', '5', '-g', '50'];
const encoder = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow'];
// Without dates and version strings the same video gives the same bytes.
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];

const convert = (video, options, output) =>
  run('ffmpeg', [
    ...['-y', '-v', 'error', '-i', video],
    ...options,
    ...exact,
    ...['-movflags', '+faststart', output],
  ]);

/** Writes a smaller version of a video, and one of its sound alone. */
export async function makeLighter(video, { smaller, audio }) {
  await convert(
    video,
    [...pictures, ...encoder, '-tune', 'stillimage', '-crf', '36', ...sound],
    smaller,
  );
  await convert(video, ['-vn', ...sound], audio);
}
