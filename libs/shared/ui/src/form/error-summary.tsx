import type { FieldProblem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { ComponentType } from 'react';
import { Alert, type AlertProps } from '../states/states';
import { useFormState } from './form-context';
import styles from './form.module.css';
import { useFieldText } from './problem-text';

/**
 * List of links to the refused fields, at the top of the form and in its order. Only its title is
 * announced: the first link takes the focus, and each field is described by its own error.
 */
export const ErrorSummary = ({
  problems,
  title,
  as: Box = Alert,
}: {
  problems: FieldProblem[];
  title?: string;
  as?: ComponentType<AlertProps>;
}) => {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const { idOf, labels } = useFormState();
  const ids = [...document.querySelectorAll('form [id]')].map(({ id }) => id);
  const placeOf = ({ field }: FieldProblem) => ids.indexOf(idOf(field));
  const inOrder = [...problems].sort((one, other) => placeOf(one) - placeOf(other));
  /** Beside its field a message needs no name of it; here it does. That of the terms names them. */
  const textOf = (problem: FieldProblem) => {
    const name = labels[problem.field];
    const text = fieldText(problem, name);
    const isNamed =
      !name || problem.code === 'terms' || text.toLowerCase().includes(name.toLowerCase());
    return isNamed ? text : t('validation.form.at', { name, text });
  };
  return (
    <Box tone="bad" silent>
      <p role="alert">{title ?? t('validation.form.summary', { count: problems.length })}</p>
      <ul className={styles['summary']} data-summary>
        {inOrder.map((problem) => (
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
    </Box>
  );
};
