import { type EntityAction, EntityTable, QuizTabs } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import {
  courseManagementPermissions,
  type Quiz,
  quizResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { PageHead } from '@lms/ui';
import { useNavigate } from 'react-router-dom';
import { newQuizPath, quizPath } from './quiz-paths';
import { quizCalls } from './quizzes-api';
import { useQuizView } from './use-quiz-view';

/** List of the quizzes within the reader's reach. */
export const QuizList = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const navigate = useNavigate();
  const table = useTableState(quizResource);
  const mayWrite = can(courseManagementPermissions['courseware.write']);
  const actionsOf = ({ id, attemptCount }: Quiz): EntityAction[] => {
    const preview = {
      key: 'preview',
      label: t('quizzes.list.preview'),
      onClick: () => void navigate(quizPath(id, 'preview')),
    };
    const regrade = {
      key: 'regrade',
      label: t('quizzes.list.regrade'),
      onClick: () => void navigate(quizPath(id, 'regrade')),
    };
    return mayWrite && attemptCount > 0 ? [preview, regrade] : [preview];
  };
  const view = useQuizView(actionsOf);
  const open = (id?: string) => {
    if (id) void navigate(id === 'new' ? newQuizPath() : quizPath(id));
  };
  return (
    <>
      <PageHead title={t('quizzes.list.title')} />
      <h1>{t('quizzes.list.title')}</h1>
      {can(sharedPermissions['essay.mark']) && <QuizTabs current="quizzes" />}
      <EntityTable
        resource={quizResource}
        table={{ ...table, open }}
        calls={quizCalls}
        view={view}
        createText={t('quizzes.list.create')}
        mayWrite={mayWrite}
      />
    </>
  );
};
