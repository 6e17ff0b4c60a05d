import { object } from 'yup';
import { id } from './fields';

/** Query of lists that go on before one of their items. */
export const beforeSchema = object({ before: id() }).noUnknown();
