import { countedEnrolmentStatuses, roles } from '@lms/contract';
import { type ReportColumn, type ReportFilter, reportGrains, type ReportValueKind } from './report';

export const column = <Field extends string>(
  field: Field,
  kind: ReportValueKind,
  more: Omit<ReportColumn, 'field' | 'kind'> = {},
): ReportColumn<Field> => ({ field, kind, ...more });
export const sorted = { sortable: true };

export const range: ReportFilter = { name: 'range' };
export const grain: ReportFilter = { name: 'grain', codes: reportGrains };
export const organization: ReportFilter = { name: 'organizationId' };
export const category: ReportFilter = { name: 'categoryId' };
export const course: ReportFilter = { name: 'courseId' };
export const batch: ReportFilter = { name: 'batchCodeId' };
export const role: ReportFilter = { name: 'role', codes: roles };
export const enrolmentStatus: ReportFilter = {
  name: 'enrolmentStatus',
  codes: countedEnrolmentStatuses,
};

export const newest = (column: string) => ({ column, direction: 'desc' as const });
export const byName = (column: string) => ({ column, direction: 'asc' as const });
