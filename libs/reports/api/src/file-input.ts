import { code, fileLanguage } from '@lms/contract';
import {
  type ReportDefinition,
  type ReportFileInput,
  reportFormat,
  reportName,
} from '@lms/reports/contract';
import { ProblemError, validate } from '@lms/server/platform';
import { array, mixed, object, type Schema, string } from 'yup';
import { reportQuerySchema } from './report-query';

const maxColumns = 50;

/** Fields of a report's state in request bodies; {@link checkState} validates them per report. */
export const stateFields = () => ({
  report: reportName().required(code('required')),
  query: mixed<ReportFileInput['query'] & object>()
    .meta({ jsonSchema: { $ref: '#/components/schemas/ReportQuery' } })
    .required(code('required')),
  columns: array(string().required(code('required')))
    .min(1, code('min'))
    .max(maxColumns, code('max'))
    .optional(),
});

export const fileFields = () => ({
  ...stateFields(),
  format: reportFormat().required(code('required')),
  language: fileLanguage().required(code('required')),
});

/**
 * Validates a state against its report's definition.
 *
 * @throws ProblemError validation.failed
 */
export const checkState = (
  definition: ReportDefinition,
  { query, columns }: Pick<ReportFileInput, 'query' | 'columns'>,
) => {
  const fields = definition.columns.map(({ field }) => field);
  validate(
    object({
      query: reportQuerySchema(definition) as unknown as Schema<ReportFileInput['query']>,
      columns: array(string().oneOf(fields, code('oneOf'))),
    }),
    { query, columns },
  );
};

const parseQuery = (text: string): ReportFileInput['query'] => {
  try {
    return JSON.parse(text) as ReportFileInput['query'];
  } catch {
    throw new ProblemError('validation.failed', [{ field: 'query', code: 'invalid' }]);
  }
};

/**
 * Query string of an export: the query as JSON, columns separated by commas. Without `language` it
 * speaks the reader's.
 */
export const exportQuerySchema = object({
  format: reportFormat().required(code('required')),
  language: fileLanguage(),
  columns: string().max(2_000, code('maxLength')),
  query: string().max(12_000, code('maxLength')),
}).noUnknown();

/** Converts the query string of an export to its input. */
export const exportInput = (
  definition: ReportDefinition,
  asked: Pick<ReportFileInput, 'format' | 'language'> & { columns?: string; query?: string },
): ReportFileInput => {
  const state = {
    query: asked.query ? parseQuery(asked.query) : {},
    columns: asked.columns?.split(','),
  };
  checkState(definition, state);
  return { report: definition.name, format: asked.format, language: asked.language, ...state };
};
