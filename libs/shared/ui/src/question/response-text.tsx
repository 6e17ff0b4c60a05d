import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { InlineRich } from './inline-rich';
import styles from './question.module.css';

interface ResponseTextProps {
  question: LearnerQuestion;
  response: QuestionResponse;
  lang: string;
}

/** An answer as it reads. */
export const ResponseText = ({ question, response, lang }: ResponseTextProps) => {
  const { t } = useTranslation();
  if (response === null) return t('learning.result.noAnswer');
  if (question.options) {
    const chosen = question.options.filter(({ id }) =>
      Array.isArray(response) ? response.includes(id) : response === id,
    );
    return (
      <ul className={styles['plain']}>
        {chosen.map(({ id, text }) => (
          <li key={id}>
            {question.type === 'TRUE_FALSE' ? (
              t(text === 'true' ? 'learning.question.true' : 'learning.question.false')
            ) : (
              <InlineRich html={text} lang={lang} />
            )}
          </li>
        ))}
      </ul>
    );
  }
  if (typeof response === 'string') return <span lang={lang}>{response}</span>;
  const choiceOf = (stemId: string) => {
    const choiceId = Array.isArray(response) ? undefined : response[stemId];
    return question.choices?.find(({ id }) => id === choiceId)?.text;
  };
  return (
    <ul className={styles['plain']} lang={lang}>
      {question.stems?.map(({ id, text }) => (
        <li key={id}>
          {text} → {choiceOf(id) ?? '–'}
        </li>
      ))}
    </ul>
  );
};
