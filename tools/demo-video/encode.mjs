import { run } from './run.mjs';
import { SAMPLE_RATE } from './voice.mjs';

const FADE = 0.4;
const FRAMES_PER_SECOND = 10;

/** Shows each slide until the fade into the next one has ended. */
function slideInputs(pictures, starts, seconds) {
  return pictures.flatMap((picture, i) => {
    const end = starts[i + 1] === undefined ? seconds : starts[i + 1] + FADE;
    return ['-loop', '1', '-r', FRAMES_PER_SECOND, '-t', end - starts[i], '-i', picture];
  });
}

function crossFades(starts) {
  const fades = starts.slice(1).map((start, i) => {
    const before = i === 0 ? '[0]' : `[v${i}]`;
    return `${before}[${i + 1}]xfade=fade:duration=${FADE}:offset=${start}[v${i + 1}]`;
  });
  const last = `[v${starts.length - 1}]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[v]`;
  return [...fades, last].join(';');
}

/** Writes an mp4 that every browser plays and that starts before it is fully loaded. */
export async function encode({ pictures, starts, seconds, sound, output }) {
  await run(
    'ffmpeg',
    [
      ['-y', '-v', 'error'],
      slideInputs(pictures, starts, seconds),
      ['-f', 's16le', '-ar', SAMPLE_RATE, '-ac', 1, '-i', sound],
      ['-filter_complex', crossFades(starts), '-map', '[v]', '-map', `${pictures.length}:a`],
      ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'stillimage'],
      ['-crf', 28, '-r', FRAMES_PER_SECOND, '-g', FRAMES_PER_SECOND * 10],
      ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      ['-af', 'loudnorm=I=-20:TP=-5:LRA=7', '-c:a', 'aac', '-b:a', '32k', '-ar', SAMPLE_RATE],
      // Without dates and version strings the same script gives the same bytes.
      ['-map_metadata', -1, '-fflags', '+bitexact', '-flags', '+bitexact'],
      ['-movflags', '+faststart', output],
    ]
      .flat()
      .map(String),
  );
}
