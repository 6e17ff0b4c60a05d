import { accountRows } from './account-rows';
import { approvalRows } from './approval-rows';
import type { CallRows } from './call-row';
import { coursewareRows } from './courseware-rows';
import { discussionRows } from './discussion-rows';
import { entities } from './entities';
import { entityRows } from './entity-rows';
import { learningRows } from './learning-rows';
import { logRows } from './log-rows';
import { organizationRows } from './organization-rows';
import { pathRows } from './path-rows';
import { peopleRows } from './people-rows';
import { publicRows } from './public-rows';
import { reportKeepingRows } from './report-keeping-rows';
import { reportRows } from './report-rows';
import { salesRows } from './sales-rows';
import { spreadsheetRows } from './spreadsheet-rows';
import { transferRows } from './transfer-rows';
import { userRows } from './user-rows';

/** Every call of the API. */
export const callRows: CallRows = {
  ...publicRows,
  ...accountRows,
  ...approvalRows,
  ...peopleRows,
  ...learningRows,
  ...pathRows,
  ...discussionRows,
  ...coursewareRows,
  ...transferRows,
  ...userRows,
  ...spreadsheetRows,
  ...organizationRows,
  ...salesRows,
  ...reportRows,
  ...reportKeepingRows,
  ...logRows,
  ...Object.assign({}, ...entities.map(entityRows)),
};
