import type { EntityColumn } from '@lms/admin-ui';
import { menuItemAt } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { ReportColumn, ReportDefinition, ReportGrain } from '@lms/reports/contract';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NoValue } from '../no-value';
import { Toggletip } from '../toggletip';
import type { ReportTypes } from '../use-report-table';
import { useReportTexts } from '../use-report-texts';
import { useReportValue } from '../use-report-value';
import { LevelSign } from './level-sign';
import { recordPath } from './record-path';
import styles from './rows.module.css';

/** Kinds that may wrap anywhere; an instant wraps between its day and its time, numbers never do. */
const textKinds = ['text', 'person', 'code'];
const timeKinds = ['instant', 'day', 'period'];
const isNumber = ({ kind }: ReportColumn) => ![...textKinds, ...timeKinds].includes(kind);
const longTextLength = 60;
/** Text without spaces to break at: a log message may be the path of a request. */
const isUnspaced = (field: string): field is 'message' | 'email' =>
  field === 'message' || field === 'email';
const classNameOf = ({ field, kind }: ReportColumn, text: string) => {
  if (field === 'requestId') return 'id';
  if (isUnspaced(field)) return field;
  if (kind === 'instant') return 'moment';
  // An IPv4 address is short; an IPv6 address has to wrap.
  if (field === 'ip' && !text.includes(':')) return 'number';
  if (!textKinds.includes(kind)) return 'number';
  return text.length > longTextLength ? 'long' : 'words';
};

/** Allows line breaks after a slash of a path and the @ of an e-mail address. */
const withLineBreaks = (text: string) =>
  text.split(/(?<=[/@])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

/** Columns that stand below another in its cells, unless rows are sorted by them. */
const seconds: Record<string, string | undefined> = { email: 'learner', role: 'user' };

/** Maps the columns of a report to those of the shared table. */
export const useReportColumns = (
  { columns }: ReportDefinition,
  grain: ReportGrain,
): EntityColumn<ReportTypes['item']>[] => {
  const { t } = useTranslation();
  const texts = useReportTexts();
  const { valueText } = useReportValue(grain);
  /** Item of the log: a report and a whole list are known by a name of the program's. */
  const subjectText = ({ entity, subject }: ReportTypes['item']) => {
    const name = String(subject ?? '');
    const report = entity === 'report' && menuItemAt(`/reports-management/${name}`);
    if (report) return t(report.translate);
    return name === entity ? texts.code('entity', name) : name;
  };
  const shownValue = (column: ReportColumn, row: ReportTypes['item']): ReactNode => {
    const value = row[column.field];
    const text = column.field === 'subject' ? subjectText(row) : valueText(column, value);
    // An account that was closed has no address, which its name tells.
    if (!text) return column.field === 'email' ? '' : <NoValue />;
    if (column.codes === 'level') return <LevelSign level={String(value)} text={text} />;
    const className = styles[classNameOf(column, text)];
    const path = recordPath(column.field, row);
    if (path) {
      return (
        <Link className={className} to={path}>
          {text}
        </Link>
      );
    }
    return (
      <span className={className}>{isUnspaced(column.field) ? withLineBreaks(text) : text}</span>
    );
  };
  return columns.map((column) => ({
    field: column.field,
    title: texts.column(column.field),
    help: (
      <Toggletip
        label={t('reports.define', { name: texts.column(column.field) })}
        text={texts.definition(column.field)}
      />
    ),
    isNumber: isNumber(column),
    // A log is read by its seconds.
    isWhole: column.seconds,
    under: column.sortable ? undefined : seconds[column.field],
    render: (row) => shownValue(column, row),
  }));
};
