import { useEdit } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  courseManagementPermissions,
  type Quiz,
  type QuizInput,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { EditorPlaceholder } from '../editor-placeholder';
import { toQuizInput } from './quiz-input';
import { quizListPath } from './quiz-paths';
import { QuizScreen } from './quiz-screen';
import { quizCalls } from './quizzes-api';

/** Loads a stored quiz. Later saves by others don't replace what is being edited. */
export const QuizEditor = ({ quizId }: { quizId: string }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const { currentData, error, isFetching, refetch } = quizCalls.useGet(quizId, {
    refetchOnMountOrArgChange: true,
  });
  const edit = useEdit<Quiz, QuizInput>({
    item: isFetching || error ? undefined : currentData,
    toInput: toQuizInput,
    reload: refetch,
  });
  if (edit.opened && currentData) {
    return (
      <QuizScreen
        quiz={currentData}
        edit={edit}
        mayWrite={can(courseManagementPermissions['courseware.write'])}
      />
    );
  }
  return (
    <EditorPlaceholder
      call={{ error, isFetching, refetch }}
      heading={t('quizzes.list.title')}
      missing={{
        title: t('quizzes.editor.gone'),
        text: t('quizzes.editor.goneText'),
        list: t('quizzes.editor.all'),
      }}
      listPath={quizListPath}
    />
  );
};
