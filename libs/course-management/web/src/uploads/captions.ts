/** One caption, with its start and end in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const secondsOf = (time: string) =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

const arrow = /^\s*([\d:.,]+)\s+-->\s+([\d:.,]+)/;

/** Parses the cues of a WebVTT file; other blocks are skipped. */
export const readCues = (file: string): Cue[] =>
  file
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => arrow.test(line));
      const [, start, end] = arrow.exec(lines[at] ?? '') ?? [];
      if (!start || !end) return [];
      const text = lines
        .slice(at + 1)
        .join('\n')
        .trim();
      return [{ start: secondsOf(start), end: secondsOf(end), text }];
    });

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const timeOf = (seconds: number) => {
  const milliseconds = Math.round(seconds * 1_000);
  const whole = Math.floor(milliseconds / 1_000);
  const clock = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  return `${clock.map((part) => pad(part)).join(':')}.${pad(milliseconds % 1_000, 3)}`;
};

/** Writes cues as a WebVTT file; cues without text are skipped. */
export const writeCues = (cues: readonly Cue[]) =>
  [
    'WEBVTT',
    ...cues
      .filter(({ text }) => text.trim())
      .map(
        ({ start, end, text }) =>
          `${timeOf(start)} --> ${timeOf(end)}\n${text.trim().replaceAll(/\n{2,}/g, '\n')}`,
      ),
  ].join('\n\n') + '\n';
