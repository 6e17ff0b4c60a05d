import {
  audiences,
  code,
  courseKinds,
  courseLabels,
  courseLanguages,
  courseLevels,
  pageMax,
  text,
} from '@lms/contract';
import { array, boolean, mixed, number, object, string } from 'yup';
import { catalogSorts, priceKinds } from './catalog';

const oneOrMany = <Value extends string>(allowed?: readonly Value[]) =>
  mixed<Value | Value[]>((value): value is Value | Value[] => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.length <= 50 && values.every((one) => typeof one === 'string');
  })
    .meta({
      jsonSchema: {
        type: ['string', 'array'],
        items: { type: 'string', ...(allowed && { enum: [...allowed] }) },
        maxItems: 50,
      },
    })
    .test(
      'oneOf',
      code('oneOf'),
      (value) =>
        value === undefined ||
        !allowed ||
        (Array.isArray(value) ? value : [value]).every((one: Value) => allowed.includes(one)),
    );

const rememberedIds = () => array(text({ max: 36 }).required()).max(100, code('max'));

/** Body of `POST /catalog/course/find`. Missing fields default to `defaultCatalogQuery`. */
export const catalogQuerySchema = object({
  filter: object({
    category: oneOrMany(),
    organization: oneOrMany(),
    level: oneOrMany(courseLevels),
    label: oneOrMany(courseLabels),
    language: oneOrMany(courseLanguages),
    price: oneOrMany(priceKinds),
    audience: oneOrMany(audiences),
    kind: oneOrMany(courseKinds),
    rating: number().min(0, code('min')).max(5, code('max')),
    captioned: boolean(),
  }).noUnknown(),
  paginator: object({
    page: number().integer(code('integer')).min(1, code('min')).max(pageMax, code('max')),
    pageSize: number().integer(code('integer')).min(1, code('min')).max(100, code('max')),
    total: number().integer(code('integer')).min(0, code('min')),
  }).noUnknown(),
  sorting: object({
    column: string().oneOf([...catalogSorts, 'id'] as const, code('oneOf')),
    direction: string().oneOf(['asc', 'desc'] as const, code('oneOf')),
  }).noUnknown(),
  searchTerm: text({ max: 100 }),
  /** Part of the table state, without effect here. */
  grouping: object({
    selectedRowIds: rememberedIds(),
    itemIds: rememberedIds(),
  }).noUnknown(),
  entityId: text({ max: 36 }),
}).noUnknown();

/** Query of `GET /catalog/suggestion`. */
export const suggestionQuerySchema = object({
  term: text({ max: 100 }).required(code('required')),
}).noUnknown();
