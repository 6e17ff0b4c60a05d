import type { LearnerQuestion, QuestionResponse, QuestionReview } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Icon, RichText } from '@lms/ui';
import { ResponseText } from '@lms/ui/question';
import styles from './result.module.css';

interface QuestionReviewCardProps {
  question: LearnerQuestion;
  number: number;
  response: QuestionResponse;
  review: QuestionReview;
  lang: string;
}

/** One marked question: what was answered, what is right and why. */
export const QuestionReviewCard = (props: QuestionReviewCardProps) => {
  const { question, number, response, review, lang } = props;
  const { t, formats } = useTranslation();
  const { state, mark, rightAnswer, feedback = [], generalFeedback } = review;
  return (
    <article className={styles['question']} data-state={state}>
      <h3>{t('learning.submit.question', { number })}</h3>
      {state && (
        <p className={styles['state']}>
          <Icon name={state === 'right' ? 'check' : 'close'} />
          {t(`learning.result.state.${state}`)}
          {mark !== undefined && (
            <span className={styles['mark']}>
              {t('learning.result.mark', {
                mark: formats.number(mark, { maximumFractionDigits: 2 }),
                max: formats.number(question.mark),
              })}
            </span>
          )}
        </p>
      )}
      <RichText html={question.text} lang={lang} />
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
      </dl>
      {[...feedback, ...(generalFeedback ? [generalFeedback] : [])].map((text) => (
        <p key={text} className={styles['feedback']} lang={lang}>
          {text}
        </p>
      ))}
    </article>
  );
};
