import type { CallProblem } from '@lms/entity-api';
import { FormikProvider } from 'formik';
import { type ReactNode, useEffect, useId } from 'react';
import { type AnyObject, reach, type Schema } from 'yup';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import styles from './form.module.css';
import { ProblemAlert } from './problem-alert';
import { UnsavedGuard } from './unsaved-guard';
import { type FormOptions, useForm } from './use-form';
import { isRequired } from './validate-form';

type Labels<Values> = { readonly [Field in keyof Values]?: string };

interface FormProps<Values extends AnyObject> extends FormOptions<Values> {
  /** The name of each field, for its label and in messages; of the values, where fields come and go. */
  labels: Labels<Values> | ((values: Values) => Labels<Values>);
  /** Stands above the refused fields in place of the general sentence. */
  refusedTitle?: string;
  /** Tells a failure that concerns no single field; without it the problem's own text stands. */
  explain?: (problem: CallProblem, values: Values) => ReactNode;
  /** Nothing typed here is worth a question when the reader leaves, such as a password. */
  unguarded?: boolean;
  /** Tells whether something is not saved, for what closes the form by itself. */
  onUnsaved?: (isUnsaved: boolean) => void;
  children: ReactNode;
}

/**
 * A form of the contract's schema: errors beside their fields and summed up at the top, the first
 * one focused; a failed call is told at the top, what was typed stays, and leaving it asks.
 */
export const Form = <Values extends AnyObject>({
  labels,
  refusedTitle,
  explain,
  unguarded = false,
  onUnsaved,
  children,
  ...options
}: FormProps<Values>) => {
  const { formik, element, problem, refused, problemOf, check, submit, isUnsaved } =
    useForm(options);
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  const id = useId();
  const state = {
    idOf: (field: string) => `${id}-${field}`,
    labels: (typeof labels === 'function' ? labels(formik.values) : labels) as Record<
      string,
      string
    >,
    isRequired: (field: string) =>
      isRequired(reach(options.schema, field, formik.values) as Schema),
    problemOf,
    check,
  };
  const isSettled = formik.submitCount > 0 && !formik.isSubmitting;
  return (
    <FormikProvider value={formik}>
      <FormContext value={state}>
        <form
          ref={element}
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {isSettled && refused.length > 0 && (
            <ErrorSummary problems={refused} title={refusedTitle} />
          )}
          {isSettled && problem && (
            <div data-problem>
              <ProblemAlert problem={problem}>{explain?.(problem, formik.values)}</ProblemAlert>
            </div>
          )}
          {children}
        </form>
        {!unguarded && <UnsavedGuard isUnsaved={isUnsaved} />}
      </FormContext>
    </FormikProvider>
  );
};
