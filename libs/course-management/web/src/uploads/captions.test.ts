import { expect, it } from 'vitest';
import { readCues, writeCues } from './captions';

const file = `WEBVTT

NOTE made by hand

intro
00:01.500 --> 00:04.000 line:0
Welcome.
Sit down.

01:00:00.000 --> 01:00:02.250
The end
`;

it('reads cues, with and without names and hours', () => {
  expect(readCues(file.replaceAll('\n', '\r\n'))).toEqual([
    { start: 1.5, end: 4, text: 'Welcome.\nSit down.' },
    { start: 3600, end: 3602.25, text: 'The end' },
  ]);
});

it('writes what it read', () => {
  const cues = readCues(file);
  expect(readCues(writeCues(cues))).toEqual(cues);
  expect(writeCues([{ start: 0, end: 1, text: ' ' }])).toBe('WEBVTT\n');
});
