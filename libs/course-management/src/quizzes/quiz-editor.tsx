import { type MergedValues, mergeSaved } from '@lms/admin-ui';
import { useSession } from '@lms/auth';
import type { Quiz, QuizInput } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';
import { NotOpened } from '../not-opened';
import { toQuizInput } from './quiz-input';
import { quizListPath } from './quiz-paths';
import { QuizScreen } from './quiz-screen';
import { quizCalls } from './quizzes-api';

/** What the form starts from, and what was saved when it was read last. */
export interface OpenedQuiz {
  version: number;
  values: QuizInput;
  saved: QuizInput;
  merged?: MergedValues<QuizInput>;
}

/** Opens a stored quiz. What another saves later does not replace what is being worked on. */
export const QuizEditor = ({ quizId }: { quizId: string }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const { currentData, error, isFetching, refetch } = quizCalls.useGet(quizId, {
    refetchOnMountOrArgChange: true,
  });
  const [opened, setOpened] = useState<OpenedQuiz>();
  if (currentData && !isFetching && !error && !opened) {
    const saved = toQuizInput(currentData);
    setOpened({ version: currentData.version, values: saved, saved });
  }
  const merge = async (base: QuizInput, typed: QuizInput) => {
    const { data } = (await refetch()) as { data?: Quiz };
    if (!data) return;
    const saved = toQuizInput(data);
    const merged = mergeSaved(base, typed, saved);
    setOpened({ version: data.version, values: merged.values, saved, merged });
  };
  if (opened && currentData) {
    return (
      <QuizScreen
        key={opened.version}
        quiz={currentData}
        opened={opened}
        mayWrite={can('courseware.write')}
        onMerge={merge}
      />
    );
  }
  return (
    <NotOpened
      call={{ error, isFetching, refetch }}
      gone={{
        title: t('quizzes.editor.gone'),
        text: t('quizzes.editor.goneText'),
        list: t('quizzes.editor.all'),
      }}
      listPath={quizListPath}
    />
  );
};
