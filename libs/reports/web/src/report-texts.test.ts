import { languages } from '@lms/contract';
import {
  reportCharts,
  type ReportDefinition,
  reportDefinitions,
  reportFormats,
  reportRanges,
} from '@lms/reports/contract';
import { wordsIn } from '@lms/words';
import { expect, it } from 'vitest';

const definitions: ReportDefinition[] = Object.values(reportDefinitions);

/** Keys of all texts that screens and files use for the twelve reports. */
const needed = [
  ...definitions.flatMap(({ columns, figures, filters }) => [
    ...[...columns, ...figures].flatMap(({ field }) => [`column.${field}`, `definition.${field}`]),
    ...filters.flatMap(({ name, codes = [] }) => [
      `filter.${name}`,
      ...codes.map((code) => `code.${name}.${code}`),
    ]),
  ]),
  ...reportCharts.map((chart) => `chart.${chart}`),
  ...reportRanges.map((range) => `range.${range}`),
  ...reportFormats.map((format) => `export.${format}`),
];

it.each(languages)('names and explains every column, figure and filter in %s', (language) => {
  const { has } = wordsIn(language);
  expect([...new Set(needed)].filter((key) => !has(`reports.${key}`))).toEqual([]);
});
