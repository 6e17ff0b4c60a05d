import { array, type InferType, object, string } from 'yup';
import { lineOfText, text } from './fields';
import { code } from './problem';

/** Maximum of saved views of one list, and of lists that one person keeps views of. */
export const maxListViews = 12;
export const maxViewedLists = 100;

export const listViewName = () => lineOfText({ min: 1, max: 40 });

/**
 * Saved views of the list at an address, in the order of their tabs: each is the list's search
 * string under a name. Body of `PUT /user/me/list-views`, which replaces those that were.
 */
export const listViewsSchema = object({
  list: string()
    .matches(/^\/[a-z0-9/-]+$/, code('invalid'))
    .max(120, code('maxLength'))
    .required(code('required')),
  views: array(
    object({
      name: listViewName().required(code('required')),
      search: text({ max: 2000 }).required(code('required')),
    })
      .noUnknown()
      .required(code('required')),
  )
    .max(maxListViews, code('max'))
    .test('names', code('taken'), (views) => {
      // It is asked about odd ones, too, which have been refused already.
      const names = [views ?? []].flat().map((view: { name?: unknown } | null) => view?.name);
      return new Set(names).size === names.length;
    })
    .required(code('required')),
}).noUnknown();
export type ListViews = InferType<typeof listViewsSchema>;
export type ListView = ListViews['views'][number];
