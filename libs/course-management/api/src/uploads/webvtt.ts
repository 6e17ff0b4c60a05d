import type { FieldProblem, ValidationCode } from '@lms/contract';
import type { Upload } from '@lms/course-management/contract';
import { decodeHTML } from 'entities';

/** Error in a caption file, with its line number. */
export class CaptionsError extends Error {
  constructor(
    readonly line: number,
    readonly code: ValidationCode,
  ) {
    super(code);
  }

  get problem(): FieldProblem {
    return { field: 'file', code: this.code, params: { line: this.line } };
  }
}

interface Cue {
  start: number;
  end: number;
  text: string;
}

const arrow = '-->';
const moment = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^${moment}[ \t]+-->[ \t]+${moment}(?:[ \t]+\S.*)?$`);
const maxCueLength = 2_000;
/** Latest time of a cue: the longest video that a draft accepts, in seconds. */
const lastSecond = 86_400;

const secondsOf = ([hours = '0', minutes, seconds, milliseconds]: (string | undefined)[]) =>
  (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(milliseconds) / 1_000;

/** Returns the spoken text without markup such as voice tags. */
const stripMarkup = (lines: string[]) =>
  decodeHTML(lines.join(' ').replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Consecutive non-empty lines; `at` is the line number of the first. */
interface Block {
  at: number;
  lines: string[];
}

const blocksOf = (lines: string[]): Block[] => {
  const blocks: Block[] = [];
  let open: Block | undefined;
  lines.forEach((line, index) => {
    if (line === '') open = undefined;
    else if (open) open.lines.push(line);
    else blocks.push((open = { at: index + 1, lines: [line] }));
  });
  return blocks;
};

const readCue = ({ at, lines }: Block): Cue => {
  const place = lines[0]?.includes(arrow) ? 0 : 1;
  const times = timing.exec(lines[place] ?? '');
  if (!times) throw new CaptionsError(lines.length > place ? at + place : at, 'unexpectedLine');
  const start = secondsOf(times.slice(1, 5));
  const end = secondsOf(times.slice(5, 9));
  if (end <= start) throw new CaptionsError(at + place, 'endBeforeStart');
  if (end > lastSecond) throw new CaptionsError(at + place, 'tooLong');
  const spokenLines = lines.slice(place + 1);
  const unexpected = spokenLines.findIndex((line) => line.includes(arrow));
  if (unexpected >= 0) throw new CaptionsError(at + place + 1 + unexpected, 'unexpectedLine');
  const text = stripMarkup(spokenLines);
  if (text.length > maxCueLength) throw new CaptionsError(at + place + 1, 'tooLong');
  return { start, end, text };
};

const isNoCue = ({ lines: [first = ''] }: Block) =>
  /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first) && !first.includes(arrow);

const readWebVtt = (file: string): Cue[] => {
  const lines = file.split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) throw new CaptionsError(1, 'unexpectedLine');
  const [head, ...blocks] = blocksOf(lines);
  const unexpected = head?.lines.findIndex((line) => line.includes(arrow)) ?? -1;
  if (unexpected >= 0) throw new CaptionsError(unexpected + 1, 'unexpectedLine');
  const cues: Cue[] = [];
  for (const block of blocks) {
    if (isNoCue(block)) continue;
    const cue = readCue(block);
    if (cue.start < (cues.at(-1)?.start ?? 0)) throw new CaptionsError(block.at, 'unexpectedLine');
    cues.push(cue);
  }
  // An empty file would count as captions.
  if (!cues.some(({ text }) => text)) throw new CaptionsError(1, 'textMissing');
  return cues;
};

/** Decodes a caption file and normalises its line ends. */
const decodeText = (bytes: Buffer): string => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CaptionsError(1, 'notUtf8');
  }
  const file = text.replace(/\r\n?/g, '\n');
  const unreadable = file.split('\n').findIndex((line) => line.includes('\0'));
  if (unreadable >= 0) throw new CaptionsError(unreadable + 1, 'notReadable');
  return file;
};

const subRipTimes = /^\d+:\d\d:\d\d,\d{3} --> \d+:\d\d:\d\d,\d{3}/gm;
const subRip = new RegExp(String.raw`^\s*\d+\n${subRipTimes.source.slice(1)}`);
const webVttHead = 'WEBVTT\n\n';
const headLines = 2;

const readSubRip = (text: string) => {
  const cues = text.replace(subRipTimes, (times) =>
    times.replaceAll(',', '.').replaceAll(/(^| )(\d):/g, '$10$2:'),
  );
  const file = webVttHead + cues.replace(/^\n+/, '');
  try {
    return { file, cues: readWebVtt(webVttHead + cues) };
  } catch (error) {
    if (!(error instanceof CaptionsError)) throw error;
    throw new CaptionsError(Math.max(1, error.line - headLines), error.code);
  }
};

/**
 * Parses a caption file and returns the file to store, SubRip converted to WebVTT, with its cues.
 *
 * @throws CaptionsError for the first line that is not right
 */
export const readCaptions = (bytes: Buffer): { file: string; cues: Cue[] } => {
  const file = decodeText(bytes);
  return subRip.test(file) ? readSubRip(file) : { file, cues: readWebVtt(file) };
};

const maxParagraphs = 2_000;
const longParagraph = 1_500;

/** Joins cues into paragraphs; a pause of that many seconds, or a long text, begins a new one. */
const joinParagraphs = (cues: Cue[], pause: number) => {
  const paragraphs: NonNullable<Upload['transcript']> = [];
  let lastEnd = -Infinity;
  for (const { start, end, text } of cues) {
    const last = paragraphs.at(-1);
    if (!text) continue;
    if (last && start - lastEnd < pause && last.text.length < longParagraph)
      last.text += ` ${text}`;
    else paragraphs.push({ start, text });
    lastEnd = end;
  }
  return paragraphs;
};

/** Builds the transcript of captions, small enough for a draft to hold all of it. */
export const buildTranscript = (cues: Cue[]) => {
  let pause = 1;
  let paragraphs = joinParagraphs(cues, pause);
  while (paragraphs.length > maxParagraphs) paragraphs = joinParagraphs(cues, (pause *= 2));
  return paragraphs;
};
