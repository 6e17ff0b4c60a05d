import type { FileReader } from './file-reader';

interface Box {
  type: string;
  /** Range of its content. */
  start: number;
  end: number;
}

/** Iterates over the boxes in a range. @throws Error where one exceeds its parent */
async function* boxesIn(file: FileReader, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  while (at < end) {
    const head = await file.read(at, 16);
    if (head.length < 8) throw new Error('no box');
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short || end - at;
    const box = {
      type: head.toString('latin1', 4, 8),
      start: at + (isLong ? 16 : 8),
      end: at + size,
    };
    if (box.end < box.start || box.end > end) throw new Error('box of a wrong size');
    yield box;
    at = box.end;
  }
}

const firstBox = async (file: FileReader, { start, end }: Omit<Box, 'type'>, type: string) => {
  for await (const box of boxesIn(file, start, end)) if (box.type === type) return box;
  return undefined;
};

/** Kind of a track, as its handler names it: pictures or sound. */
type TrackKind = 'vide' | 'soun';

const isTrackOf = async (file: FileReader, track: Box, kind: TrackKind) => {
  const media = await firstBox(file, track, 'mdia');
  const handler = media && (await firstBox(file, media, 'hdlr'));
  return !!handler && (await file.read(handler.start + 8, 4)).toString('latin1') === kind;
};

/** Length in seconds, from the movie header. */
const lengthOf = async (file: FileReader, header: Box) => {
  const bytes = await file.read(header.start, 32);
  if (bytes.length < 32) throw new Error('no header');
  const isLong = bytes[0] === 1;
  const scale = bytes.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return length / scale;
};

/**
 * Reads the length of an MP4 video, or of sound, in seconds; 0 if the file does not give it.
 *
 * @throws Error for what is no MP4, or has no track of the kind
 */
export const readMp4 = async (file: FileReader, kind: TrackKind = 'vide'): Promise<number> => {
  const whole = { start: 0, end: file.size };
  const { value: first } = await boxesIn(file, 0, file.size).next();
  if (first?.type !== 'ftyp') throw new Error('no MP4');
  // QuickTime files use the same boxes, but not every browser plays their codecs.
  const brand = (await file.read(first.start, 4)).toString('latin1');
  if (brand === 'qt  ') throw new Error('no MP4');
  const movie = await firstBox(file, whole, 'moov');
  const header = movie && (await firstBox(file, movie, 'mvhd'));
  if (!header) throw new Error('no movie');
  for await (const track of boxesIn(file, movie.start, movie.end)) {
    if (track.type === 'trak' && (await isTrackOf(file, track, kind)))
      return lengthOf(file, header);
  }
  throw new Error('no track');
};
