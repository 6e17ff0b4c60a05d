import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { QuestionBody } from '@lms/question-ui';
import { type Answers, typingPauseMs } from './answer-sheet';
import styles from './question-card.module.css';

export const questionElementId = (index: number) => `question-${index + 1}`;

interface QuestionCardProps {
  question: LearnerQuestion;
  index: number;
  total: number;
  answers: Answers;
  lang: string;
  disabled?: boolean;
}

/** One question with its answer and its flag. */
export const QuestionCard = (props: QuestionCardProps) => {
  const { question, index, total, answers, lang, disabled } = props;
  const { t, formats } = useTranslation();
  const id = questionElementId(index);
  const { response, flagged } = answers.answerOf(question.id);
  const answer = (next: QuestionResponse, typing?: boolean) =>
    answers.answer(question.id, next, typing ? typingPauseMs : 0);
  return (
    <fieldset
      id={id}
      className={`panel ${styles['card']}`}
      tabIndex={-1}
      aria-labelledby={`${id}-title ${id}-text`}
    >
      {question.section && (
        <p className={styles['section']} lang={lang}>
          {question.section}
        </p>
      )}
      <div className={styles['head']}>
        <h2 id={`${id}-title`}>{t('learning.question.title', { number: index + 1, total })}</h2>
        <span className={styles['marks']}>
          {t('learning.question.marks', {
            count: question.mark,
            mark: formats.mark(question.mark),
          })}
        </span>
      </div>
      <QuestionBody
        textId={`${id}-text`}
        question={question}
        response={response}
        lang={lang}
        disabled={disabled}
        onAnswer={answer}
      />
      <label className={styles['flag']}>
        <input
          type="checkbox"
          checked={flagged}
          disabled={disabled}
          onChange={(event) => answers.flag(question.id, event.target.checked)}
        />
        {t('learning.question.flag')}
      </label>
    </fieldset>
  );
};
