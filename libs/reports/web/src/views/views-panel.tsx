import { EmptyList, ErrorState, scrollPanelIntoView } from '@lms/admin-ui';
import { defaultTableState } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { maxReportViews, type ReportDefinition, type ReportView } from '@lms/reports/contract';
import { writeTableUrl } from '@lms/table-state';
import { Loading, Skeleton, toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { reportsApi } from '../reports-api';
import { shownColumns } from '../shown-columns';
import type { ReportState } from '../use-report-table';
import { NameForm } from './name-form';
import { ViewRow } from './view-row';
import styles from './views.module.css';

interface ViewsPanelProps {
  definition: ReportDefinition;
  report: ReportState;
}

/** Compares two query strings of a report, apart from the page. */
const isSameView = (...searches: [string, string]) => {
  const [one, other] = searches.map((search) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    params.delete('size');
    params.sort();
    return params.toString();
  });
  return one === other;
};

/** Saved views of this report, to open or delete, and a form to save the current state. */
export const ViewsPanel = ({ definition, report }: ViewsPanelProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [savedCount, setSavedCount] = useState(0);
  const [create] = reportsApi.useCreateReportViewMutation();
  const {
    data: views,
    error,
    refetch,
  } = reportsApi.useGetReportViewsQuery(definition.name, {
    refetchOnMountOrArgChange: true,
  });
  const { search } = useLocation();
  const searchOf = ({ query, columns }: ReportView) => {
    const params = new URLSearchParams(
      writeTableUrl({
        ...defaultTableState,
        filter: (query.filter ?? {}) as object,
        sorting: { ...defaultTableState.sorting, ...query.sorting } as never,
        searchTerm: query.searchTerm ?? '',
        paginator: { page: 1, pageSize: report.table.state.paginator.pageSize },
      }),
    );
    const hidden = definition.columns.filter(({ field }) => columns && !columns.includes(field));
    if (hidden.length > 0) params.set('hide', hidden.map(({ field }) => field).join());
    return params.toString();
  };
  const saveView = (name: string) =>
    create({
      report: definition.name,
      name,
      query: report.query,
      columns: shownColumns(definition, report),
    });
  // The address holds the whole state: anyone who may see the report opens the same.
  const copyLink = async () => {
    await navigator.clipboard.writeText(window.location.href);
    dispatch(toastShown({ type: 'success', message: t('reports.log.copied') }));
  };
  if (!views) {
    return (
      <div className={styles['panel']}>
        {error ? (
          <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height={6} />
          </Loading>
        )}
      </div>
    );
  }
  const names = views.map(({ name }) => name);
  return (
    <div ref={scrollPanelIntoView} className={styles['panel']}>
      {views.length === 0 ? (
        <EmptyList text={t('reports.view.none')} />
      ) : (
        <ul className={styles['views']}>
          {views.map((view) => (
            <li key={view.id}>
              <ViewRow
                view={view}
                search={searchOf(view)}
                isShown={isSameView(search, searchOf(view))}
                takenNames={names.filter((name) => name !== view.name)}
                onReplace={() => saveView(view.name)}
              />
            </li>
          ))}
        </ul>
      )}
      {views.length < maxReportViews ? (
        // A new key clears the form after saving.
        <NameForm
          key={savedCount}
          name=""
          submitText={t('reports.view.save')}
          takenNames={names}
          onSave={saveView}
          onDone={() => setSavedCount(savedCount + 1)}
        />
      ) : (
        <p>{t('reports.view.full')}</p>
      )}
      <Button type="link" onClick={() => void copyLink()}>
        {t('reports.view.copyLink')}
      </Button>
    </div>
  );
};
