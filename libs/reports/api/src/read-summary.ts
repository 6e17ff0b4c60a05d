import type {
  ReportChange,
  ReportComparison,
  ReportFigure,
  ReportSummary,
  ReportValue,
} from '@lms/reports/contract';
import type { Executor } from '@lms/server/database';
import { addDays, dayInDhaka, dayMs } from '@lms/server/platform';
import { resolveRange } from './range';
import type { Report } from './report-registry';
import type { ReportRequest } from './report-source';

type Days = Pick<ReportRequest, 'fromDay' | 'toDay'>;
type Values = ReportSummary['figures'];

/**
 * Returns the days directly before a period, as many as have passed of it; `null` for a period
 * without a beginning, or one that has not begun.
 */
export const daysBefore = ({ fromDay, toDay }: Days, now: Date) => {
  const today = dayInDhaka(now);
  const lastDay = toDay && toDay < today ? toDay : today;
  if (!fromDay || fromDay > lastDay) return null;
  const length = Math.round((Date.parse(lastDay) - Date.parse(fromDay)) / dayMs) + 1;
  return { from: addDays(fromDay, -length), to: addDays(fromDay, -1) };
};

/** Kinds whose change is told in points: a percentage of a percentage misleads. */
const inPoints: readonly ReportFigure['kind'][] = ['percent', 'index'];

const changeOf = (
  { field, kind }: ReportFigure,
  value: ReportValue | undefined,
  before: ReportValue | undefined,
): ReportChange[] => {
  if (typeof value !== 'number' || typeof before !== 'number') return [];
  const change = value - before;
  const percent = before === 0 || inPoints.includes(kind) ? null : (change / before) * 100;
  return [{ field, before, change, percent }];
};

const compare = (
  figures: readonly ReportFigure[],
  { from, to }: { from: string; to: string },
  values: Values,
  before: Values,
): ReportComparison | null => {
  const valueIn = (all: Values, field: string) => all.find((one) => one.field === field)?.value;
  const changes = figures.flatMap((figure) =>
    changeOf(figure, valueIn(values, figure.field), valueIn(before, figure.field)),
  );
  const isEmpty = changes.every((change) => change.before === 0);
  return isEmpty ? null : { fromDay: from, toDay: to, changes };
};

/** Reads figures and charts, with the changes since the period before. */
export const readSummary = async (
  db: Executor,
  { definition, source }: Report,
  request: ReportRequest,
  now: Date,
): Promise<ReportSummary> => {
  const compared = definition.figures.filter(({ standing }) => !standing);
  const days = compared.length > 0 ? daysBefore(request, now) : null;
  const [summary, before] = await Promise.all([
    source.summary(db, request),
    days && source.figures(db, { ...request, ...resolveRange(days, now) }),
  ]);
  const comparison = days && before ? compare(compared, days, summary.figures, before) : null;
  return { ...summary, comparison };
};
