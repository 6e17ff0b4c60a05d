import { useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { Attempt } from '@lms/learning/contract';
import { useProblemText } from '@lms/ui';
import { useEffect } from 'react';
import { isAnswered } from '../quiz/answers';
import { sittingsOf } from './sittings';
import { StudyKeeper } from './study-keeper';
import { readStudy, useStudyState } from './study-state';

/** Says of a submitted attempt whether its answers wait on this device, or for a person's mark. */
export const SittingWaits = ({ attempt }: { attempt: Attempt }) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { user } = useSession();
  const userId = user?.id;
  const sitting = sittingsOf(useStudyState().unsent).find(({ id }) => id === attempt.id);
  useEffect(() => {
    // The service worker kept it, which tells no page.
    if (userId) readStudy(userId).catch(() => undefined);
  }, [userId]);
  const count = attempt.questions.filter((question) =>
    isAnswered(question, attempt.answers[question.id] ?? null),
  ).length;
  const text = () => {
    if (!sitting) return t('learning.result.marking');
    if (sitting.refused === undefined) return t('offline.sitting.waits', { count });
    const problem = toCallProblem({ data: { code: sitting.refused } });
    return `${t('offline.sitting.refused')} ${problemText(problem)}`;
  };
  return (
    <>
      <p>{text()}</p>
      <StudyKeeper />
    </>
  );
};
