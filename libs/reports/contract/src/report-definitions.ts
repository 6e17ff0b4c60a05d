import { courseReports } from './course-reports';
import { peopleReports } from './people-reports';
import type { ReportDefinition, ReportName } from './report';

/** Definitions of the twelve reports: columns, figures, filters and charts. */
export const reportDefinitions = {
  ...peopleReports,
  ...courseReports,
} satisfies Record<ReportName, ReportDefinition>;

type Definitions = typeof reportDefinitions;
/** Name of a column's field in the report `Name`. */
export type ReportField<Name extends ReportName> = Definitions[Name]['columns'][number]['field'];
