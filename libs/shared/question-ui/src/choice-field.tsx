import { useTranslation } from '@lms/i18n';
import type { FieldProps } from './field-props';
import { InlineRich } from './inline-rich';
import styles from './question.module.css';

/** SINGLE_CHOICE, TRUE_FALSE: radio buttons. MULTIPLE_CHOICE: checkboxes. */
export const ChoiceField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t } = useTranslation();
  const several = question.type === 'MULTIPLE_CHOICE';
  const chosen = Array.isArray(response) ? response : [response];
  const choose = (id: string, checked: boolean) => {
    if (!several) return onAnswer(id);
    const kept = chosen.filter((other): other is string => other !== id && other !== null);
    onAnswer(checked ? [...kept, id] : kept);
  };
  return (
    <ul className={styles['options']}>
      {question.options?.map(({ id, text }) => (
        <li key={id}>
          <label className={styles['option']}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={question.id}
              checked={chosen.includes(id)}
              disabled={disabled}
              onChange={(event) => choose(id, event.target.checked)}
            />
            {question.type === 'TRUE_FALSE' ? (
              t(text === 'true' ? 'learning.question.true' : 'learning.question.false')
            ) : (
              <InlineRich html={text} lang={lang} />
            )}
          </label>
        </li>
      ))}
    </ul>
  );
};
