import type { ReportName } from '@lms/contract';

export const reportPath = (name: ReportName) => `/reports-management/${name}`;
