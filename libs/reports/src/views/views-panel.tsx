import { mostReportViews, type ReportDefinition, type ReportView } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { writeTableUrl } from '@lms/table-state';
import { ErrorState, Loading, Skeleton, toastShown, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { reportsApi } from '../reports-api';
import type { ReportState } from '../use-report-table';
import { ViewForm } from './view-form';
import styles from './views.module.css';

interface ViewsPanelProps {
  definition: ReportDefinition;
  report: ReportState;
}

/** The reader's views of this report, to show or to forget, and a name for what is shown now. */
export const ViewsPanel = ({ definition, report }: ViewsPanelProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const {
    data: views,
    error,
    refetch,
  } = reportsApi.useGetReportViewsQuery(definition.name, {
    refetchOnMountOrArgChange: true,
  });
  const show = ({ query, columns }: ReportView) => {
    const { state } = report.table;
    const params = new URLSearchParams(
      writeTableUrl({
        filter: (query.filter ?? {}) as object,
        sorting: { ...definition.sorting, ...query.sorting } as never,
        searchTerm: query.searchTerm ?? '',
        paginator: { page: 1, pageSize: state.paginator.pageSize },
      }),
    );
    const hidden = definition.columns.filter(({ field }) => columns && !columns.includes(field));
    if (hidden.length > 0) params.set('hide', hidden.map(({ field }) => field).join());
    void navigate({ search: params.toString() }, { preventScrollReset: true });
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
  return (
    <div className={styles['panel']}>
      {views.length === 0 ? (
        <p>{t('reports.view.none')}</p>
      ) : (
        <ul className={styles['views']}>
          {views.map((view) => (
            <li key={view.id}>
              <button type="button" className={styles['view']} onClick={() => show(view)}>
                {view.name}
              </button>
              <DeleteView view={view} />
            </li>
          ))}
        </ul>
      )}
      {views.length < mostReportViews ? (
        <ViewForm definition={definition} report={report} />
      ) : (
        <p>{t('reports.view.full')}</p>
      )}
    </div>
  );
};

const DeleteView = ({ view: { id, name } }: { view: ReportView }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const [remove, { isLoading }] = reportsApi.useDeleteReportViewMutation();
  const removeNow = async () => {
    const { error } = await remove(id);
    const toast = error
      ? { type: 'error' as const, message: problemText(toCallProblem(error)) }
      : { type: 'success' as const, message: t('reports.view.deleted', { name }) };
    dispatch(toastShown(toast));
  };
  return (
    <Button
      type="text"
      aria-label={t('reports.view.delete', { name })}
      loading={isLoading}
      onClick={() => void removeNow()}
    >
      <span aria-hidden="true">×</span>
    </Button>
  );
};
