import { useTranslation } from '@lms/i18n';
import { type ReportRange, reportRanges } from '@lms/reports/contract';
import { Select } from 'antd';
import { DayField } from './day-field';
import { dhakaDay } from './dhaka-day';
import styles from './filters.module.css';

export type RangeValue = ReportRange | { from?: string; to?: string };

interface RangeFieldProps {
  label: string;
  range: unknown;
  onChange: (range: RangeValue) => void;
}

const daysAtFirst = 29;

/** Date range: a named range relative to today, or a first and last day. */
export const RangeField = ({ label, range, onChange }: RangeFieldProps) => {
  const { t } = useTranslation();
  const own = typeof range === 'object' ? (range as { from?: string; to?: string }) : undefined;
  const isTurned = own?.from !== undefined && own.to !== undefined && own.from > own.to;
  return (
    <>
      <Select<string>
        className={styles['field']}
        virtual={false}
        aria-label={label}
        value={own ? 'own' : String(range)}
        options={[...reportRanges, 'own' as const].map((value) => ({
          value,
          label: t(`reports.range.${value}`),
        }))}
        onChange={(value) =>
          onChange(
            value === 'own'
              ? { from: dhakaDay(-daysAtFirst), to: dhakaDay(0) }
              : (value as ReportRange),
          )
        }
      />
      {own && (
        <fieldset className={styles['days']}>
          <legend className="visually-hidden">{label}</legend>
          <DayField
            label={t('reports.filter.from')}
            value={own.from}
            onChange={(from) => onChange({ ...own, from })}
          />
          <DayField
            label={t('reports.filter.to')}
            value={own.to}
            onChange={(to) => onChange({ ...own, to })}
          />
          {isTurned && (
            <p role="alert" className={styles['error']}>
              {t('reports.filter.order')}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
};
