import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { RichText } from '@lms/ui';
import type { ComponentType } from 'react';
import { type Answers, typingPauseMs } from './answer-sheet';
import { BlanksField } from './blanks-field';
import { ChoiceField, type FieldProps } from './choice-field';
import { MatchingField } from './matching-field';
import { OrderingField } from './ordering-field';
import styles from './question.module.css';
import { TextField } from './text-field';

const fields: Record<LearnerQuestion['type'], ComponentType<FieldProps>> = {
  SINGLE_CHOICE: ChoiceField,
  MULTIPLE_CHOICE: ChoiceField,
  TRUE_FALSE: ChoiceField,
  SHORT_ANSWER: TextField,
  NUMERICAL: TextField,
  MATCHING: MatchingField,
  ORDERING: OrderingField,
  FILL_IN_BLANKS: BlanksField,
  ESSAY: TextField,
};

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
  const Field = fields[question.type];
  const answer = (next: QuestionResponse, typing?: boolean) =>
    answers.answer(question.id, next, typing ? typingPauseMs : 0);
  return (
    <fieldset
      id={id}
      className={`panel ${styles['card']}`}
      tabIndex={-1}
      aria-labelledby={`${id}-title ${id}-text`}
    >
      <div className={styles['head']}>
        <h2 id={`${id}-title`}>{t('learning.question.title', { number: index + 1, total })}</h2>
        <span className={styles['marks']}>
          {t('learning.question.marks', {
            count: question.mark,
            mark: formats.number(question.mark),
          })}
        </span>
      </div>
      <div id={`${id}-text`}>
        <RichText html={question.text} lang={lang} />
        {question.type === 'MULTIPLE_CHOICE' && (
          <p className={styles['marks']}>{t('learning.question.several')}</p>
        )}
      </div>
      <Field
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
