import { CourseTabs, EntityTable, PageTabs } from '@lms/admin-ui';
import { defaultTableState, type TableState } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { topicResource, type TopicTypes } from '@lms/learning/contract';
import { replaceInUrl, useTableState } from '@lms/table-state';
import { PageHead } from '@lms/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { topicCalls } from './topic-calls';
import { type Shelf, shelfNames, shelfOf, shelves } from './topic-shelves';
import { topicPath, useTopicView } from './use-topic-view';

/** Questions of the organization's courses, or of all, the unanswered ones first. */
export const TopicList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const table = useTableState(topicResource);
  const shown = shelfOf(params);
  const query = useMemo<TableState<TopicTypes>>(
    () => ({ ...table.query, filter: { ...table.query.filter, ...shelves[shown] } }),
    [table.query, shown],
  );
  /** Address of a tab: the same filters, from the first page. */
  const searchOf = (name: Shelf) => {
    const { filter, searchTerm } = table.state;
    const state = { ...defaultTableState, sorting: table.state.sorting, filter, searchTerm };
    const standard = { column: 'createdAt', direction: 'desc' } as const;
    return replaceInUrl(`show=${name}`, state as TableState, standard as TableState['sorting']);
  };
  return (
    <>
      <PageHead title={t('discussion.desk.title')} />
      <h1>{t('discussion.desk.title')}</h1>
      <p>{t('discussion.desk.about')}</p>
      <CourseTabs current="questions" />
      <PageTabs
        label={t('discussion.desk.tabs.label')}
        tabs={shelfNames.map((name) => ({
          to: { search: searchOf(name) },
          text: t(`discussion.desk.tabs.${name}`),
          isCurrent: name === shown,
        }))}
      />
      <EntityTable
        key={shown}
        resource={topicResource}
        table={{ ...table, query, open: (id?: string) => id && void navigate(topicPath(id)) }}
        calls={topicCalls}
        view={useTopicView()}
      />
    </>
  );
};
