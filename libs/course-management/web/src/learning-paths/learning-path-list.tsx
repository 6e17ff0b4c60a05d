import { CourseTabs, EntityTable, MountOnOpen, PageTabs } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { defaultTableState, sharedPermissions } from '@lms/contract';
import {
  courseManagementPermissions,
  type LearningPath,
  learningPathResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState, writeTableUrl } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { useState } from 'react';
import { learningPathCalls } from './learning-paths-api';
import { useLearningPathView } from './use-learning-path-view';

const LearningPathForm = lazyPart({
  load: () => import('./learning-path-form').then((module) => module.LearningPathForm),
});

const RejectPath = lazyPart({
  load: () => import('./reject-path').then((module) => module.RejectPath),
});

/** Rejection has a dialog of its own, which asks for the reason. */
const judged = {
  ...learningPathResource,
  transitions: { ...learningPathResource.transitions, PENDING: ['ACTIVE', 'DRAFT'] },
} as typeof learningPathResource;
/** Authors submit and take back; others decide. */
const authored = {
  ...learningPathResource,
  approval: undefined,
  transitions: { ...learningPathResource.transitions, PENDING: ['DRAFT'] },
} as typeof learningPathResource;

const tabs = [undefined, 'PENDING', 'ACTIVE', 'DRAFT', 'REJECTED', 'INACTIVE'] as const;

/** List of learning paths by status, with the form to create and edit one. */
export const LearningPathList = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(learningPathResource);
  const [rejecting, setRejecting] = useState<LearningPath>();
  const [isAsking, setIsAsking] = useState(false);
  const mayWrite = can(courseManagementPermissions['courseware.write']);
  const mayJudge = can(courseManagementPermissions['course.approve']);
  const view = useLearningPathView(
    mayJudge
      ? (path) => {
          setRejecting(path);
          setIsAsking(true);
        }
      : undefined,
  );
  const shown = [table.state.filter.status].flat();
  return (
    <>
      <PageHead title={t('managedPaths.title')} />
      <h1>{t('managedPaths.title')}</h1>
      {can(sharedPermissions['order.read']) && <CourseTabs current="paths" />}
      <PageTabs
        label={t('managedPaths.title')}
        tabs={tabs.map((status) => ({
          to: { search: writeTableUrl({ ...defaultTableState, filter: status ? { status } : {} }) },
          text: status ? t(`courses.status.${status}`) : t('managedPaths.all'),
          isCurrent: shown.length === 1 && shown[0] === status,
        }))}
      />
      <EntityTable
        resource={mayJudge ? judged : authored}
        table={table}
        calls={learningPathCalls}
        view={view}
        createText={t('managedPaths.create')}
        mayWrite={mayWrite}
      />
      <MountOnOpen open={table.state.entityId !== undefined}>
        <LearningPathForm
          entityId={table.state.entityId}
          mayWrite={mayWrite}
          onClose={() => table.open()}
        />
      </MountOnOpen>
      <MountOnOpen open={isAsking}>
        {rejecting && (
          <RejectPath open={isAsking} path={rejecting} onClose={() => setIsAsking(false)} />
        )}
      </MountOnOpen>
    </>
  );
};
