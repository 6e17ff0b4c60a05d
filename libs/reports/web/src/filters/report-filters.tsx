import { FilterBar, SearchField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import {
  defaultReportRange,
  type ReportDefinition,
  type ReportFilter,
  type ReportGrain,
} from '@lms/reports/contract';
import { Select } from 'antd';
import { useCallback } from 'react';
import type { ReportState } from '../use-report-table';
import { useReportTexts } from '../use-report-texts';
import styles from './filters.module.css';
import { isLookup, LookupField } from './lookup-field';
import { RangeField } from './range-field';

interface ReportFiltersProps {
  definition: ReportDefinition;
  report: ReportState;
  isLive: boolean;
}

const toList = (value: unknown) => (value === undefined ? [] : [value].flat().map(String));

/** Filters of a report, kept in the address, so that a colleague can be sent a link. */
export const ReportFilters = ({ definition, report, isLive }: ReportFiltersProps) => {
  const { t } = useTranslation();
  const texts = useReportTexts();
  const { user } = useSession();
  const { state, change, reset, resets, isChanged } = report.table;
  const search = useCallback(
    (searchTerm: string) => change({ searchTerm }, { replace: true }),
    [change],
  );
  const set = (name: string, value: unknown) => {
    const others = Object.entries(state.filter).filter(([other]) => other !== name);
    const set = value === undefined ? [] : [[name, value]];
    change({ filter: Object.fromEntries([...others, ...set]) });
  };
  const setList = (name: string) => (values: string[]) =>
    set(name, values.length > 0 ? values : undefined);

  const isOwn = reachOf(user?.roles ?? [], definition.access) !== 'all';
  const shown = definition.filters.filter(
    ({ name }) => !(name === 'organizationId' && isOwn) && !(name === 'range' && isLive),
  );
  const columns = definition.columns
    .filter(({ sortable }) => sortable)
    .map(({ field }) => ({ field, title: texts.column(field) }));
  const onSort = (sorting: typeof state.sorting) => change({ sorting });
  const field = (filter: ReportFilter) => {
    const { name, codes } = filter;
    const label = texts.filter(name);
    const values = toList(state.filter[name]);
    if (name === 'range') {
      return (
        <RangeField
          label={label}
          range={report.range}
          onChange={(range) => set(name, range === defaultReportRange ? undefined : range)}
        />
      );
    }
    if (name === 'grain') {
      return (
        <Select<ReportGrain>
          className={styles['field']}
          aria-label={label}
          value={report.grain}
          options={(codes ?? []).map((code) => ({
            value: code as ReportGrain,
            label: texts.code('grain', code),
          }))}
          onChange={(grain) => set(name, grain === 'DAY' ? undefined : grain)}
        />
      );
    }
    if (isLookup(name)) {
      return <LookupField name={name} label={label} values={values} onChange={setList(name)} />;
    }
    return (
      <Select
        className={styles['field']}
        mode="multiple"
        virtual={false}
        aria-label={label}
        placeholder={label}
        allowClear
        optionFilterProp="label"
        options={(codes ?? []).map((code) => ({
          value: code,
          label: texts.code(name as Parameters<typeof texts.code>[0], code),
        }))}
        value={values}
        onChange={setList(name)}
      />
    );
  };
  return (
    <FilterBar
      search={
        definition.searchable && (
          <SearchField key={resets} value={state.searchTerm} onSearch={search} />
        )
      }
      active={Object.keys(state.filter).length}
      isChanged={isChanged}
      resetText={t('reports.filter.clear')}
      onReset={reset}
      sort={isLive ? undefined : { columns, sorting: state.sorting, onSort }}
    >
      {shown.map((filter) => (
        <div key={filter.name} className={styles['labelled']}>
          <span className={styles['label']} aria-hidden="true">
            {texts.filter(filter.name)}
          </span>
          {field(filter)}
        </div>
      ))}
    </FilterBar>
  );
};
