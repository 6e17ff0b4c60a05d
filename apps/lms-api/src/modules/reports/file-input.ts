import {
  code,
  fileLanguage,
  type ReportDefinition,
  type ReportFileInput,
  reportFormat,
  reportName,
} from '@lms/contract';
import { array, object, type Schema, string } from 'yup';
import { ProblemError } from '../../http/problems';
import { validate } from '../../http/validate';
import { reportQuerySchema } from './report-query';

const columns = ({ columns: all }: ReportDefinition) =>
  array(
    string()
      .oneOf(
        all.map(({ field }) => field),
        code('oneOf'),
      )
      .required(code('required')),
  )
    .min(1, code('min'))
    .max(all.length, code('max'));

/** A report's state, as files, views and schedules remember it. */
export const stateFields = (definition: ReportDefinition) => ({
  report: reportName().required(code('required')),
  query: reportQuerySchema(definition) as unknown as Schema<ReportFileInput['query']>,
  columns: columns(definition).optional(),
});

export const fileFields = (definition: ReportDefinition) => ({
  ...stateFields(definition),
  format: reportFormat().required(code('required')),
  language: fileLanguage().required(code('required')),
});

/** Of a query in an address. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('validation.failed', [{ field: 'query', code: 'invalid' }]);
  }
};

export const exportQuerySchema = object({
  format: reportFormat().required(code('required')),
  language: fileLanguage().required(code('required')),
  columns: string().max(2_000, code('maxLength')),
  query: string().max(12_000, code('maxLength')),
}).noUnknown();

/** What an export asks for by its address. */
export const exportInput = (
  definition: ReportDefinition,
  asked: { format: string; language: string; columns?: string; query?: string },
): ReportFileInput =>
  validate(object(fileFields(definition)).noUnknown() as unknown as Schema<ReportFileInput>, {
    report: definition.name,
    format: asked.format,
    language: asked.language,
    query: asked.query ? parseJson(asked.query) : {},
    ...(asked.columns && { columns: asked.columns.split(',') }),
  });
