import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import { type Formats, useTranslation } from '@lms/i18n';
import type { QuestionReview } from '@lms/learning/contract';
import { ResponseText } from '@lms/question-ui';
import { Icon, RichText } from '@lms/ui';
import styles from './result.module.css';

const icons = {
  right: 'check',
  partial: 'check',
  wrong: 'close',
  unanswered: 'close',
  waiting: 'clock',
} as const;

/** Replaces blanks, which are answered below, by numbered gaps. */
const withGaps = (html: string, formats: Formats) =>
  html.replaceAll(
    /\[\[(\d{1,4})\]\]/g,
    (_, number: string) => `____ (${formats.number(Number(number))})`,
  );

interface QuestionReviewCardProps {
  question: LearnerQuestion;
  number: number;
  response: QuestionResponse;
  review: QuestionReview;
  lang: string;
}

/** Review of one question: the response, the right answer and the feedback. */
export const QuestionReviewCard = (props: QuestionReviewCardProps) => {
  const { question, number, response, review, lang } = props;
  const { t, formats } = useTranslation();
  const { state, mark, rightAnswer, feedback = [], generalFeedback, comment, hint } = review;
  const allFeedback = generalFeedback ? [...feedback, generalFeedback] : feedback;
  return (
    <article className={styles['question']} data-state={state}>
      <h3>{t('learning.submit.question', { number })}</h3>
      {state && (
        <p className={styles['state']}>
          <Icon name={icons[state]} />
          {t(`learning.result.state.${state}`)}
          {mark !== undefined && (
            <span className={styles['mark']}>
              {t('learning.result.mark', {
                mark: formats.mark(mark),
                max: formats.mark(question.mark),
              })}
            </span>
          )}
        </p>
      )}
      <RichText html={withGaps(question.text, formats)} lang={lang} />
      <dl className={styles['answers']}>
        <dt>{t('learning.result.yourAnswer')}</dt>
        <dd>
          <ResponseText question={question} response={response} lang={lang} />
        </dd>
        {rightAnswer !== undefined && rightAnswer !== null && state !== 'right' && (
          <>
            <dt>{t('learning.result.rightAnswer')}</dt>
            <dd>
              <ResponseText question={question} response={rightAnswer} lang={lang} />
            </dd>
          </>
        )}
        {comment && (
          <>
            <dt>{t('learning.result.comment')}</dt>
            <dd className={styles['comment']} lang={lang}>
              {comment}
            </dd>
          </>
        )}
      </dl>
      {hint && (
        <div className={styles['feedback']}>
          <p className={styles['section']}>{t('learning.result.hint')}</p>
          <RichText html={hint} lang={lang} />
        </div>
      )}
      {allFeedback.map((text) => (
        <div key={text} className={styles['feedback']}>
          <RichText html={text} lang={lang} />
        </div>
      ))}
    </article>
  );
};
