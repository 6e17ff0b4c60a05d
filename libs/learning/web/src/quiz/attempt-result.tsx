import { useTranslation } from '@lms/i18n';
import type { Attempt, AttemptResult, LearningCourse, QuizStart } from '@lms/learning/contract';
import { ButtonLink, FaintRosette, Icon } from '@lms/ui';
import { Fragment, useEffect, useRef } from 'react';
import { attemptPath, lessonPath, lessonsOf } from '../course-path';
import { useGetQuizQuery } from '../learning-api';
import { LazySittingWaits } from '../offline/lazy-offline';
import { Dial } from './dial';
import { OverallResult } from './overall-result';
import { PassSeal } from './pass-seal';
import { QuestionReviewCard } from './question-review';
import styles from './result.module.css';
import { Topics } from './topics';
import { Uncounted } from './uncounted';

const Verdict = ({ result, passMark }: { result: AttemptResult; passMark: number }) => {
  const { t, formats } = useTranslation();
  const { passed, percent, score, maxScore } = result;
  if (passed === null || percent === null || score === null) {
    return <p>{t('learning.result.hidden')}</p>;
  }
  return (
    <>
      <p className={styles['verdict']} data-passed={passed}>
        <Icon name={passed ? 'check' : 'close'} size={32} />
        {t(passed ? 'learning.result.passed' : 'learning.result.failed')}
      </p>
      <p>
        {t('learning.result.score', {
          score: formats.mark(score),
          max: formats.mark(maxScore),
          percent: formats.percent(percent),
        })}
      </p>
      <p>{t('learning.result.passMark', { percent: formats.percent(passMark) })}</p>
    </>
  );
};

const AttemptsLeft = ({ quiz: { attemptsLeft } }: { quiz: QuizStart }) => {
  const { t } = useTranslation();
  if (attemptsLeft === null) return null;
  return <p>{t('learning.result.attemptsLeft', { count: attemptsLeft })}</p>;
};

interface AttemptResultViewProps {
  attempt: Attempt;
  course: LearningCourse | undefined;
  lang: string;
  /** True right after submission: the result then takes the focus. */
  justFinished: boolean;
}

/** Result of an attempt, as far as the review policy shows it. */
export const AttemptResultView = (props: AttemptResultViewProps) => {
  const { attempt, course, lang, justFinished } = props;
  const { t } = useTranslation();
  const { courseId, lessonId, result } = attempt;
  const { data: quiz } = useGetQuizQuery(attempt.quizId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!justFinished) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [justFinished]);

  const lessons = course ? lessonsOf(course) : [];
  // After the last lesson: one that is still to be done.
  const next =
    lessons[lessons.findIndex(({ id }) => id === lessonId) + 1] ??
    lessons.find(({ id, completed, locked }) => !completed && !locked && id !== lessonId);
  const isMarked = attempt.status === 'GRADED';
  const hasPassed = quiz?.result ? quiz.result.passed : result?.passed;
  const mayRetry = isMarked && quiz && quiz.attemptsLeft !== 0 && !hasPassed;
  const shown = Object.values(result?.review ?? {}).some((review) => Object.keys(review).length);
  return (
    <>
      <section className={`panel ${styles['result']} ${styles['first']}`} aria-labelledby="result">
        {isMarked && result?.passed && <PassSeal courseId={courseId} opens={justFinished} />}
        {isMarked && result?.passed === false && (
          <div className={styles['seal']}>
            <FaintRosette />
          </div>
        )}
        {isMarked && typeof result?.percent === 'number' && (
          <Dial
            percent={result.percent}
            passMark={attempt.passMark}
            passed={result.passed === true}
          />
        )}
        <div className={styles['words']}>
          <h2 id="result" ref={heading} tabIndex={-1}>
            {t('learning.result.title')}
          </h2>
          <div role="status">
            {isMarked && result ? (
              <Verdict result={result} passMark={attempt.passMark} />
            ) : (
              <LazySittingWaits attempt={attempt} />
            )}
          </div>
          <Uncounted {...attempt} />
          {quiz && !hasPassed && <AttemptsLeft quiz={quiz} />}
          {result?.certificateSerial && (
            <p>
              {t(
                result.passed === false
                  ? 'learning.result.stillDone'
                  : 'learning.player.courseDone',
              )}
            </p>
          )}
          <div className={styles['actions']}>
            {result?.certificateSerial && (
              <ButtonLink to={`/certificate/${result.certificateSerial}`}>
                {t('learning.certificate.see')}
              </ButtonLink>
            )}
            {quiz?.inProgressId && (
              <ButtonLink to={attemptPath(courseId, quiz.inProgressId)}>
                {t('learning.quiz.resume')}
              </ButtonLink>
            )}
            {mayRetry && !quiz.inProgressId && (
              <ButtonLink to={lessonPath(courseId, lessonId)}>
                {t('learning.result.retry')}
              </ButtonLink>
            )}
            {next && !next.locked && (
              <ButtonLink to={lessonPath(courseId, next.id)} look="secondary">
                {t('learning.player.next')}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
      {attempt.status === 'GRADED' && quiz && <OverallResult quiz={quiz} />}
      {result && <Topics courseId={courseId} lang={lang} topics={result.topics} />}
      {shown && result && (
        <section className={styles['review']} aria-labelledby="review">
          <h2 id="review">{t('learning.result.review')}</h2>
          {attempt.questions.map((question, index) => (
            <Fragment key={question.id}>
              {question.section && question.section !== attempt.questions[index - 1]?.section && (
                <p className={styles['section']} lang={lang}>
                  {question.section}
                </p>
              )}
              <QuestionReviewCard
                question={question}
                number={index + 1}
                response={attempt.answers[question.id] ?? null}
                review={result.review[question.id] ?? {}}
                lang={lang}
              />
            </Fragment>
          ))}
        </section>
      )}
    </>
  );
};
