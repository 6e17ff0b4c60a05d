import { array, type InferType, mixed, object, string } from 'yup';
import { text } from './fields';
import { code } from './problem';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * Columns of `POST /{entity}/export`, with headings and texts in the reader's language.
 *
 * @param fields paths of the values that the list exports
 */
export const exportColumns = (fields: readonly string[]) =>
  array(
    object({
      field: string()
        .oneOf([...fields], code('oneOf'))
        .required(code('required')),
      title: text({ min: 1, max: 100 }).required(code('required')),
      /** Text written for each stored value, such as a status. */
      texts: mixed<Record<string, string>>()
        .meta({
          jsonSchema: {
            type: 'object',
            additionalProperties: { type: 'string', maxLength: 100 },
            maxProperties: 50,
          },
        })
        .test(
          'texts',
          code('invalid'),
          (value) =>
            value === undefined ||
            (typeof value === 'object' &&
              Object.keys(value).length <= 50 &&
              Object.values(value).every((word) => typeof word === 'string' && word.length <= 100)),
        ),
    }).noUnknown(),
  )
    .min(1, code('min'))
    .max(50, code('max'))
    .required(code('required'));
export type ExportColumn = InferType<ReturnType<typeof exportColumns>>[number];
