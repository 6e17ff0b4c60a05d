import type { CourseTerm, FieldProblem } from '@lms/contract';

/** A cell, in quotes where it has line breaks, tabs or quotes, and what ends it. */
const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy;

const unquoted = (text: string) =>
  /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;

/** Splits what a spreadsheet puts on the clipboard into rows of cells. */
export const splitRows = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const { 1: content = '', 2: end, index } of text.matchAll(cell)) {
    rows.at(-1)?.push(unquoted(content).trim());
    if (end !== '\t' && end !== '') rows.push([]);
    if (end === '' && index + content.length >= text.length) break;
  }
  return rows;
};

/** Row of a spreadsheet, numbered from 1, with its term. */
export interface PastedTerm {
  row: number;
  /** True if there is something beyond the four columns. */
  isTooWide: boolean;
  term: CourseTerm;
}

const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ');

/** Reads pasted rows of English term, meaning, Bengali term and meaning; leaves out empty ones. */
export const readPastedTerms = (text: string): PastedTerm[] =>
  splitRows(text.normalize('NFC')).flatMap((cells, index) => {
    if (cells.every((content) => content === '')) return [];
    const [en, meaningEn = '', bn, meaningBn = '', ...more] = cells;
    return [
      {
        row: index + 1,
        isTooWide: more.some((content) => content !== ''),
        term: {
          id: crypto.randomUUID(),
          term: { en: inOneLine(en), bn: inOneLine(bn) },
          meaning: { en: meaningEn, bn: meaningBn },
        },
      },
    ];
  });

const termPath = /^terms\[(\d+)\]\.(.+)$/;

/** Splits a refused field of all terms into the index of its term and the field of that. */
export const placeInTerms = ({ field, ...problem }: FieldProblem) => {
  const [, index, own] = termPath.exec(field) ?? [];
  return {
    index: index === undefined ? undefined : Number(index),
    ...problem,
    field: own ?? field,
  };
};
