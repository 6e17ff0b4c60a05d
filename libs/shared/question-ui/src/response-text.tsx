import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { InlineRich } from './inline-rich';
import styles from './question.module.css';

interface ResponseTextProps {
  question: LearnerQuestion;
  response: QuestionResponse;
  lang: string;
}

/** A response in readable form. */
export const ResponseText = ({ question, response, lang }: ResponseTextProps) => {
  const { t } = useTranslation();
  if (response === null || response.length === 0) return t('learning.result.noAnswer');
  if (question.blanks) return <BlanksText {...{ question, response, lang }} />;
  if (question.options) return <OptionsText {...{ question, response, lang }} />;
  if (typeof response === 'string') {
    return (
      <span lang={lang} className={styles['typed']}>
        {response}
      </span>
    );
  }
  const choiceOf = (stemId: string) => {
    const choiceId = Array.isArray(response) ? undefined : response[stemId];
    return question.choices?.find(({ id }) => id === choiceId)?.text;
  };
  return (
    <ul className={styles['plain']} lang={lang}>
      {question.stems?.map(({ id, text }) => (
        <li key={id}>
          <InlineRich html={text} /> → {choiceOf(id) ?? '–'}
        </li>
      ))}
    </ul>
  );
};

/** The chosen options; for ORDERING all of them in the chosen order. */
const OptionsText = ({ question, response, lang }: ResponseTextProps) => {
  const { t } = useTranslation();
  const options = question.options ?? [];
  const ids = Array.isArray(response) ? response : [response];
  const chosen =
    question.type === 'ORDERING'
      ? ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
      : options.filter(({ id }) => ids.includes(id));
  const List = question.type === 'ORDERING' ? 'ol' : 'ul';
  return (
    <List className={styles['plain']}>
      {chosen.map(({ id, text }) => (
        <li key={id}>
          {question.type === 'TRUE_FALSE' ? (
            t(text === 'true' ? 'learning.question.true' : 'learning.question.false')
          ) : (
            <InlineRich html={text} lang={lang} />
          )}
        </li>
      ))}
    </List>
  );
};

/** The content of each blank, in order. */
const BlanksText = ({ question, response, lang }: ResponseTextProps) => {
  const filled = response !== null && typeof response === 'object' ? response : {};
  const textOf = ({ id, options }: NonNullable<LearnerQuestion['blanks']>[number]) => {
    const values = Array.isArray(filled) ? [] : [filled[id] ?? []].flat();
    const texts = values.map(
      (value) => options?.find((option) => option.id === value)?.text ?? value,
    );
    return texts.join(', ') || '–';
  };
  return (
    <ol className={styles['plain']} lang={lang}>
      {question.blanks?.map((blank) => (
        <li key={blank.id}>{textOf(blank)}</li>
      ))}
    </ol>
  );
};
