import { object } from 'yup';
import { id } from './fields';

/** Cursor query: returns the items before the one with this id. */
export const cursorSchema = object({ before: id() }).noUnknown();
