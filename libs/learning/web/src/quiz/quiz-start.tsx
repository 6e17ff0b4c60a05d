import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { QuizStart } from '@lms/learning/contract';
import { Alert, Button, ErrorState, RichText } from '@lms/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { attemptPath } from '../course-path';
import { useGetQuizQuery, useStartAttemptMutation } from '../learning-api';
import { LessonSkeleton } from '../player/player-skeleton';
import { EarlierAttempts } from './earlier-attempts';
import { OverallResult } from './overall-result';
import { QuizRules } from './quiz-rules';
import styles from './quiz-start.module.css';

const refusals = [
  'attempt.noneLeft',
  'attempt.notOpen',
  'attempt.closed',
  'attempt.incomplete',
] as const;

const StartButton = ({ quiz }: { quiz: QuizStart }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [start, { error }] = useStartAttemptMutation();
  // A ref, for the mutation's own state comes too late for a double click.
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const { data } = await start(quiz.id);
    // Stays busy until the attempt is on screen; its code may have to load first.
    if (data) void navigate(attemptPath(data.courseId, data.id));
    else setBusy(false);
  };
  if (quiz.attemptsLeft === 0 && !quiz.inProgressId) {
    return <Alert>{t('learning.quiz.refused.attempt.noneLeft')}</Alert>;
  }
  const refusal = error && refusals.find((code) => code === toCallProblem(error).code);
  return (
    <>
      <div>
        <Button busy={busy} onClick={() => void begin()}>
          {t(quiz.inProgressId ? 'learning.quiz.resume' : 'learning.quiz.start')}
        </Button>
      </div>
      {refusal && <Alert tone="bad">{t(`learning.quiz.refused.${refusal}`)}</Alert>}
      {error && !refusal && <ErrorState problem={toCallProblem(error)} />}
    </>
  );
};

interface QuizStartViewProps {
  quizId: string;
  /** Title of the lesson, which stands above. */
  title: string;
  lang: string;
}

/** Start page of a quiz: rules, earlier attempts and the start button. */
export const QuizStartView = ({ quizId, title, lang }: QuizStartViewProps) => {
  const { t } = useTranslation();
  const {
    data: quiz,
    error,
    refetch,
  } = useGetQuizQuery(quizId, { refetchOnMountOrArgChange: true });
  if (error && !quiz) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!quiz) return <LessonSkeleton />;
  const kind = t(`learning.quiz.kind.${quiz.kind}`);
  const isSaid = title.toLocaleLowerCase().includes(kind.toLocaleLowerCase());
  return (
    <section className={styles['start']} aria-label={kind}>
      {!isSaid && <p className={styles['kind']}>{kind}</p>}
      {quiz.instructions && <RichText html={quiz.instructions} lang={lang} />}
      <QuizRules quiz={quiz} />
      {quiz.dueCount > 0 && <p>{t('learning.quiz.due', { count: quiz.dueCount })}</p>}
      <StartButton quiz={quiz} />
      <OverallResult quiz={quiz} />
      <EarlierAttempts quiz={quiz} />
    </section>
  );
};
