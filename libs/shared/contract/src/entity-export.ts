import { array, type InferType, mixed, object } from 'yup';
import { text } from './fields';
import { code } from './problem';

/** Path of an exported value: a field of the item, or a part of one, as in `name.bn`. */
const exportField = /^[A-Za-z]+(?:\.[A-Za-z]+)*$/;

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Columns of `POST /{entity}/export`, with headings and texts in the reader's language. */
export const exportColumnsSchema = array(
  object({
    field: text({ min: 1, max: 60 })
      .matches(exportField, code('invalid'))
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
export type ExportColumn = InferType<typeof exportColumnsSchema>[number];
