import { type ReportDefinition, reportDefinitions, type ReportName } from '@lms/reports/contract';
import { type Deps, ProblemError } from '@lms/server/platform';
import type { ReportSource } from './report-source';
import type { ReportSources } from './report-sources';

/** A report: its definition and its source of rows. */
export interface Report {
  definition: ReportDefinition;
  source: ReportSource;
}

export interface ReportRegistry {
  all: Report[];
  /**
   * Returns a report.
   *
   * @throws ProblemError entity.notFound
   */
  get(name: ReportName): Report;
}

export const createReportRegistry = (deps: Deps, sources: ReportSources): ReportRegistry => {
  const all = Object.values(sources).map((make) => {
    const source = make(deps);
    return { source, definition: reportDefinitions[source.name] as ReportDefinition };
  });
  return {
    all,
    get(name) {
      const report = all.find(({ definition }) => definition.name === name);
      if (!report) throw new ProblemError('entity.notFound');
      return report;
    },
  };
};
