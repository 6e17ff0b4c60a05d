import type { FileReader } from './file-reader';

/** EBML element ids, with the marker bits that give their length. */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
};
const videoTrack = 1;
const nanoseconds = 1_000_000_000;
/** Default timestamp scale: a millisecond, in nanoseconds. */
const usualScale = 1_000_000;

interface Element {
  id: number;
  start: number;
  end: number;
}

/** Reads a variable-length integer (EBML vint); its first set bit gives its length in bytes. */
const readNumber = (bytes: Buffer, at: number, keepsMark: boolean) => {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) throw new Error('no element');
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { length, value, isUnknown };
};

/** Iterates over the elements in a range. @throws Error where one exceeds its parent */
async function* elementsIn(file: FileReader, start: number, end: number): AsyncGenerator<Element> {
  let at = start;
  while (at < end) {
    const head = await file.read(at, 12);
    const id = readNumber(head, 0, true);
    const size = readNumber(head, id.length, false);
    const from = at + id.length + size.length;
    // A live recording has elements of unknown size.
    const to = size.isUnknown ? end : from + size.value;
    if (to > end) throw new Error('element of a wrong size');
    yield { id: id.value, start: from, end: to };
    at = to;
  }
}

/** Reads the elements with these ids that come before the first cluster. */
const headElements = async (file: FileReader, { start, end }: Omit<Element, 'id'>) => {
  const found: Element[] = [];
  for await (const element of elementsIn(file, start, end)) {
    if (element.id === ids.cluster) break;
    found.push(element);
  }
  return found;
};

const childOf = async (file: FileReader, parent: Element | undefined, id: number) =>
  parent && (await headElements(file, parent)).find((element) => element.id === id);

const bytesOf = (file: FileReader, { start, end }: Element) => {
  if (end - start > 8) throw new Error('no number');
  return file.read(start, end - start);
};

const wholeNumberOf = async (file: FileReader, element: Element) => {
  const bytes = await bytesOf(file, element);
  return bytes.length === 0 ? 0 : Number(BigInt(`0x${bytes.toString('hex')}`));
};

const lengthOf = async (file: FileReader, info: Element | undefined) => {
  const duration = await childOf(file, info, ids.duration);
  if (!duration) return 0;
  const bytes = await bytesOf(file, duration);
  const ticks = bytes.length === 4 ? bytes.readFloatBE() : bytes.readDoubleBE();
  const scale = await childOf(file, info, ids.timestampScale);
  return (ticks * (scale ? await wholeNumberOf(file, scale) : usualScale)) / nanoseconds;
};

/**
 * Reads the length of a WebM video in seconds; 0 if the file does not give it.
 *
 * @throws Error for what is no WebM, or has no pictures
 */
export const readWebm = async (file: FileReader): Promise<number> => {
  const whole = { start: 0, end: file.size };
  const { value: header } = await elementsIn(file, 0, file.size).next();
  if (header?.id !== ids.header) throw new Error('no WebM');
  const docType = await childOf(file, header, ids.docType);
  const name = docType && (await bytesOf(file, docType)).toString('latin1');
  if (name !== 'webm') throw new Error('no WebM');
  const segment = (await headElements(file, whole)).find(({ id }) => id === ids.segment);
  if (!segment) throw new Error('no film');
  const parts = await headElements(file, segment);
  const tracks = parts.find(({ id }) => id === ids.tracks);
  for (const track of tracks ? await headElements(file, tracks) : []) {
    const type = track.id === ids.track && (await childOf(file, track, ids.trackType));
    if (type && (await wholeNumberOf(file, type)) === videoTrack) {
      return lengthOf(
        file,
        parts.find(({ id }) => id === ids.info),
      );
    }
  }
  throw new Error('no pictures');
};
