import { useTranslation } from '@lms/i18n';
import type { Attempt } from '@lms/learning/contract';
import { Button, UnsavedGuard } from '@lms/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FocusHeader, type FocusHeaderProps } from '../focus/focus-header';
import { useAnswerSheet } from './answer-sheet';
import { isAnswered } from './answers';
import styles from './attempt.module.css';
import { QuestionCard } from './question-card';
import { QuestionNavigator } from './question-navigator';
import { SaveState, UnsavedAnswers } from './save-state';
import { SubmitDialog } from './submit-dialog';
import { TimeUp } from './time-up';
import { Timer } from './timer';
import { useAttemptPlace } from './use-attempt-place';
import { useExtension } from './use-extension';
import { useSubmission } from './use-submission';
import { announcedMoment, useTimeLeft } from './use-time-left';

/** Seconds before the closing of a quiz without a time limit in which its clock is shown. */
const lastHour = 3_600;

/** Makes a change above a control, which stays where it is in the window. */
const keepInPlace = (control: Element, change: () => void) => {
  const { top } = control.getBoundingClientRect();
  flushSync(change);
  window.scrollBy(0, control.getBoundingClientRect().top - top);
};

interface AttemptFormProps {
  head: FocusHeaderProps;
  attempt: Attempt;
  /** Offset of the server's clock, see `useTimeLeft`. */
  aheadMs: number;
  lang: string;
}

/** An attempt in progress. */
export const AttemptForm = ({ head, attempt, aheadMs, lang }: AttemptFormProps) => {
  const { t, formats } = useTranslation();
  const { questions } = attempt;
  const answers = useAnswerSheet(attempt, aheadMs);
  const times = { ...attempt, aheadMs };
  const secondsLeft = useTimeLeft(times, answers.reread);
  useExtension(attempt.deadlineAt, secondsLeft);
  const submission = useSubmission(attempt.id, answers, secondsLeft);
  const { all, index: shown, ...place } = useAttemptPlace(questions.length);
  const [asking, setAsking] = useState(false);

  const ask = () => {
    submission.reset();
    setAsking(true);
  };
  const show = (index: number) => {
    setAsking(false);
    place.show(index);
  };
  const answered = questions.filter((question) =>
    isAnswered(question, answers.answerOf(question.id).response),
  ).length;
  const isLast = all || shown === questions.length - 1;
  const submit = (
    <Button look={isLast ? 'primary' : 'secondary'} busy={submission.over} onClick={ask}>
      {t('learning.attempt.submit')}
    </Button>
  );
  const indexes = all ? questions.map((_, index) => index) : [shown];

  return (
    <>
      <FocusHeader
        {...head}
        share={answered / questions.length}
        below={<UnsavedAnswers {...answers} />}
      >
        {secondsLeft !== null && (attempt.isTimed || secondsLeft <= lastHour) && (
          <Timer secondsLeft={secondsLeft} moment={announcedMoment(secondsLeft, times)} />
        )}
        <SaveState {...answers} />
      </FocusHeader>
      <div className={styles['desk']}>
        <div className={`container ${styles['attempt']}`}>
          {attempt.deadlineAt && !attempt.isTimed && (
            <p className={styles['closes']}>
              {t('learning.timer.closes', { date: formats.dateTime(attempt.deadlineAt) })}
            </p>
          )}
          {submission.over && <TimeUp {...attempt} unsentCount={answers.unsentCount} />}
          <div className={styles['questions']}>
            {indexes.map((index) => {
              const question = questions[index];
              return (
                question && (
                  <QuestionCard
                    key={question.id}
                    question={question}
                    index={index}
                    total={questions.length}
                    answers={answers}
                    lang={lang}
                    disabled={submission.over}
                  />
                )
              );
            })}
            <div className={styles['steps']}>
              {!all && shown > 0 && (
                <Button look="secondary" onClick={() => show(shown - 1)}>
                  {t('learning.attempt.previous')}
                </Button>
              )}
              {!all && shown < questions.length - 1 && (
                <Button onClick={() => show(shown + 1)}>{t('learning.attempt.next')}</Button>
              )}
              {isLast && submit}
            </div>
          </div>
          <aside className={`panel ${styles['side']}`}>
            <QuestionNavigator
              questions={questions}
              answers={answers}
              current={all ? undefined : shown}
              onShow={show}
            />
            <label className={styles['all']}>
              <input
                type="checkbox"
                checked={all}
                onChange={({ target }) => keepInPlace(target, () => place.showAll(target.checked))}
              />
              {t('learning.attempt.all')}
            </label>
            {!isLast && submit}
          </aside>
        </div>
      </div>
      <UnsavedGuard isUnsaved={answers.unsentCount > 0 && !answers.isKept} save={answers.drain} />
      <SubmitDialog
        open={asking && !submission.over}
        questions={questions}
        answers={answers}
        busy={submission.busy}
        failed={submission.failed}
        onClose={() => setAsking(false)}
        onShow={show}
        onSubmit={() => void submission.submit()}
      />
    </>
  );
};
