import type { CallRows } from './call-row';

export const logRows: CallRows = {
  'GET /report/live-log-report/events': {
    access: 'report.system',
    aim: () => ({ options: { payloadAsStream: true } }),
    foreign: 'none',
  },
};
