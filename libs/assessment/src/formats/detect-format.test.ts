import { importFormats } from '@lms/contract';
import { expect, it } from 'vitest';
import { sampleQuestions } from '../../testing/format-samples';
import { detectFormat, formatsOf } from './detect-format';
import { writeQuestions } from './write-questions';

const detect = (text: string) => detectFormat(new TextEncoder().encode(text));

it.each(importFormats.filter((format) => format !== 'xlsx'))('knows its own %s', (format) => {
  const questions = sampleQuestions(3);
  const isPlain = format === 'aiken';
  const text = isPlain ? 'One?\nA) 1\nB) 2\nANSWER: A\n' : writeQuestions(format, questions).text;
  expect(detect(text)).toBe(format);
});

it.each([
  ['csv', 'Text;Type\n"a";essay'],
  ['csv', '\uFEFFname\ttext\ttype\n'],
  ['moodle-xml', '\uFEFF\n<quiz>'],
  ['gift', 'Two and two is {=four}\nANSWER: x'],
  ['gift', '// type,text\n\nTrue?{T}'],
])('tells %s of %j', (format, text) => {
  expect(detect(text)).toBe(format);
});

it.each(['', '\uFEFF', ' \r\n\n'])('says of %j that it is empty', (text) => {
  expect(() => detect(text)).toThrow(expect.objectContaining({ reason: 'fileEmpty' }));
});

it('takes an archive for a spreadsheet', () => {
  expect(detectFormat(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]))).toBe('xlsx');
});

it.each([
  ['questions.CSV', 'Question,Kind\nOne,essay', ['csv']],
  ['questions.csv', 'Text,Type\na,essay', ['csv']],
  ['questions.csv', '<quiz></quiz>', ['csv', 'moodle-xml']],
  ['questions.csv', 'One?\nA) 1\nB) 2\nANSWER: A\n', ['csv', 'aiken']],
  ['questions.xml', 'True?{T}', ['moodle-xml', 'gift']],
  ['questions.xml', '<quiz></quiz>', ['moodle-xml']],
  ['questions.xlsx', 'Text,Type\na,essay', ['xlsx', 'csv']],
  ['questions.gift', 'True?{T}', ['gift']],
  ['questions.gift', 'Text,Type\na,essay', ['gift', 'csv']],
  ['questions.txt', 'Text,Type\na,essay', ['csv']],
  ['questions.txt', 'One?\nA) 1\nB) 2\nANSWER: A\n', ['aiken']],
  ['questions', 'True?{T}', ['gift']],
])('reads %s of %j as its name says, or asks: %j', (name, text, formats) => {
  expect(formatsOf(new TextEncoder().encode(text), name)).toEqual(formats);
});
