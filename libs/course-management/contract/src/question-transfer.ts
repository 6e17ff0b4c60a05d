import { code, id, type ImportFormat, importFormats } from '@lms/contract';
import { type InferType, object, string } from 'yup';
import { type TemplateFormat, templateFormats } from './question-import';

const format = () => string<ImportFormat>().oneOf([...importFormats], code('oneOf'));

/**
 * Query of `POST /question/import`, whose body is multipart with one file. Without a format it is
 * detected from the file. With an id for its `progress`, live events of the caller tell it.
 */
export const questionImportSchema = object({
  bankId: id().required(code('required')),
  format: format(),
  dryRun: string<'true' | 'false'>().oneOf(['true', 'false'], code('oneOf')),
  progress: id(),
}).noUnknown();
export type QuestionImportQuery = InferType<typeof questionImportSchema>;

/** Query of `GET /question/export`. */
export const questionExportSchema = object({
  bankId: id().required(code('required')),
  format: format().required(code('required')),
}).noUnknown();
export type QuestionExportQuery = InferType<typeof questionExportSchema>;

/** Query of `GET /question/import-template`; its examples are in Bengali or English. */
export const importTemplateSchema = object({
  format: string<TemplateFormat>()
    .oneOf([...templateFormats], code('oneOf'))
    .required(code('required')),
  language: string<'en' | 'bn'>().oneOf(['en', 'bn'], code('oneOf')),
}).noUnknown();
export type ImportTemplateQuery = InferType<typeof importTemplateSchema>;
