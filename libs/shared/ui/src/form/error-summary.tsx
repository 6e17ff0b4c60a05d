import { type FieldProblem, importProblemCodes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert } from '../states/states';
import styles from './form.module.css';
import { useFormState } from './form-context';
import { useFieldText } from './problem-text';

/**
 * Every refused field at the top of the form, each leading to its field. Only the sentence above
 * them is announced: the first field has the focus, and each says itself what is wrong with it.
 */
export const ErrorSummary = ({ problems, title }: { problems: FieldProblem[]; title?: string }) => {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const { idOf, labels } = useFormState();
  /** What is wrong with a question is told without a name: away from its field it needs one. */
  const textOf = (problem: FieldProblem) => {
    const name = labels[problem.field];
    const text = fieldText(problem, name);
    const isNameless = importProblemCodes.some((code) => code === problem.code);
    return name && isNameless ? t('validation.form.at', { name, text }) : text;
  };
  return (
    <Alert tone="bad" silent>
      <p role="alert">{title ?? t('validation.form.summary', { count: problems.length })}</p>
      <ul className={styles['summary']}>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a
              href={`#${idOf(problem.field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(problem.field))?.focus();
              }}
            >
              {textOf(problem)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
