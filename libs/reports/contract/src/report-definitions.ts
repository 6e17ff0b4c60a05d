import { courseReports } from './course-reports';
import { peopleReports } from './people-reports';
import type { ReportDefinition, ReportName } from './report';

/** The twelve reports: what a row of each is, and how it is narrowed. */
export const reportDefinitions = {
  ...peopleReports,
  ...courseReports,
} satisfies Record<ReportName, ReportDefinition>;

type Definitions = typeof reportDefinitions;
/** The field of a column of a report. */
export type ReportField<Name extends ReportName> = Definitions[Name]['columns'][number]['field'];
