import { accountRows } from './account-rows';
import type { CallRows } from './call-row';
import { coursewareRows } from './courseware-rows';
import { learningRows } from './learning-rows';
import { peopleRows } from './people-rows';
import { publicRows } from './public-rows';

/** Every call of the API. */
export const callRows: CallRows = {
  ...publicRows,
  ...accountRows,
  ...peopleRows,
  ...learningRows,
  ...coursewareRows,
};
