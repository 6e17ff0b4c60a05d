import { useTranslation } from '@lms/i18n';
import { focusHeading, lazyPart } from '@lms/ui';
import { useEffect, useRef } from 'react';
import { MountOnOpen } from '../entity/mount-on-open';
import { RowMenu } from '../entity/row-menu';
import { PageTabs } from '../page-tabs';
import type { SavedViewsState, ViewTask } from './use-saved-views';
import styles from './views.module.css';

const ViewDialog = lazyPart({
  load: () => import('./view-dialog').then((module) => module.ViewDialog),
});

interface SavedViewsProps {
  saved: SavedViewsState;
  /** Dialog that is open. */
  task?: ViewTask;
  onTask: (task?: ViewTask) => void;
}

/**
 * Moves the focus to the tab that is shown once a view was saved or deleted: the control that asked
 * for it is gone.
 */
const useFocusTab = (task: ViewTask | undefined, isView: boolean) => {
  const tabs = useRef<HTMLDivElement>(null);
  const asked = useRef<ViewTask>(undefined);
  useEffect(() => {
    if (task) asked.current = task;
    else if (asked.current === (isView ? 'save' : 'delete')) {
      asked.current = undefined;
      const tab = tabs.current?.querySelector<HTMLElement>(isView ? '[aria-current]' : 'a');
      if (tab) tab.focus();
      else focusHeading();
    }
  }, [task, isView]);
  return tabs;
};

/** Tabs of the saved views of a list, where there are any. */
export const SavedViews = ({ saved, task, onTask }: SavedViewsProps) => {
  const { t } = useTranslation();
  const { views, shown, current } = saved;
  const tabs = useFocusTab(task, current !== undefined);
  const all = { to: { search: '' }, text: t('admin.views.all'), isCurrent: shown === '' };
  return (
    <>
      {views.length > 0 && (
        <div ref={tabs} className={`screen-only ${styles['views']}`}>
          <PageTabs
            label={t('admin.views.label')}
            tabs={[
              all,
              ...views.map((view) => ({
                to: { search: view.search },
                text: view.name,
                isCurrent: view === current,
              })),
            ]}
          />
          {current && (
            <RowMenu
              name={current.name}
              items={(['rename', 'delete'] as const).map((key) => ({
                key,
                label: t(`admin.views.${key}`),
                danger: key === 'delete',
                onClick: () => onTask(key),
              }))}
            />
          )}
        </div>
      )}
      <MountOnOpen open={task !== undefined}>
        <ViewDialog saved={saved} task={task} onClose={() => onTask()} />
      </MountOnOpen>
    </>
  );
};
