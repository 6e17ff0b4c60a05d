import { type ReportDefinition, reportDefinitions, type ReportName } from '@lms/reports/contract';
import { useLocation } from 'react-router-dom';
import { LiveReport } from './live/live-report';
import { Report } from './report';

/** Page of the report that the address names. */
export const Page = () => {
  const name = useLocation().pathname.split('/').at(-1) as ReportName;
  const definition: ReportDefinition = reportDefinitions[name];
  const Shown = name === 'live-log-report' ? LiveReport : Report;
  return <Shown key={name} definition={definition} />;
};
