import { reportsPermissions } from '@lms/reports/contract';
import type { CallRows } from './call-row';

export const logRows: CallRows = {
  'GET /report/live-log-report/events': {
    access: reportsPermissions['report.system'],
    aim: () => ({ options: { payloadAsStream: true } }),
    foreign: 'none',
  },
};
