import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { FormikProvider } from 'formik';
import { type ComponentType, type ReactNode, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { type AnyObject, reach, type Schema } from 'yup';
import type { AlertProps } from '../states/states';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import styles from './form.module.css';
import { ProblemAlert } from './problem-alert';
import type { UnsavedDialogProps } from './unsaved-dialog';
import { UnsavedGuard } from './unsaved-guard';
import { type FormOptions, useForm } from './use-form';
import { isRequired } from './validate-form';

/** State of an application that asks those to log in again whose session has ended. */
interface WithLapse {
  lapse?: { isLapsed: boolean };
}

type Labels<Values> = { readonly [Field in keyof Values]?: string };

export interface FormProps<Values extends AnyObject> extends FormOptions<Values> {
  /**
   * Name of each field, for its label and messages; a function of the values if the fields vary.
   */
  labels: Labels<Values> | ((values: Values) => Labels<Values>);
  /** Title above the refused fields, instead of the general one. */
  refusedTitle?: string;
  /**
   * Describes a failure that concerns no single field; by default the problem's own text is shown.
   */
  explain?: (problem: CallProblem, values: Values) => ReactNode;
  /** Allows leaving without a warning, for input not worth keeping, such as a password. */
  unguarded?: boolean;
  /** Reports unsaved changes to a component that can close the form itself. */
  onUnsaved?: (isUnsaved: boolean) => void;
  /** Box of messages, and the dialog that asks before input is lost, of another kit. */
  alert?: ComponentType<AlertProps>;
  unsavedDialog?: ComponentType<UnsavedDialogProps>;
  children: ReactNode;
}

/**
 * Form of a contract schema: shows errors beside their fields and in a summary, whose first link
 * takes the focus. A failed call is shown at the top and keeps the input. Leaving with unsaved changes
 * asks first.
 */
export const Form = <Values extends AnyObject>({
  labels,
  refusedTitle,
  explain,
  unguarded = false,
  onUnsaved,
  alert,
  unsavedDialog,
  children,
  ...options
}: FormProps<Values>) => {
  const { formik, element, problem, refused, problemOf, check, submit, isUnsaved } =
    useForm(options);
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  const id = useId();
  const { t } = useTranslation();
  const isLapsed = useSelector(({ lapse }: WithLapse) => lapse?.isLapsed);
  const isOver = problem?.code === 'auth.sessionEnded' && !isLapsed;
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
          // Without scripts it is hidden; while they load, sending it is kept. Sent by the browser
          // all the same, it would not put a password into the address.
          method="post"
          data-scripted
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {isSettled && refused.length > 0 && (
            <ErrorSummary problems={refused} title={refusedTitle} as={alert} />
          )}
          {isSettled && problem && !isOver && (
            <div data-problem>
              <ProblemAlert problem={problem} as={alert}>
                {explain?.(problem, formik.values) ??
                  (isUnsaved && problem.code === 'server.fault' && (
                    <p>{t('problems.server.faultTyped')}</p>
                  ))}
              </ProblemAlert>
            </div>
          )}
          {children}
        </form>
        {!unguarded && <UnsavedGuard isUnsaved={isUnsaved} as={unsavedDialog} />}
      </FormContext>
    </FormikProvider>
  );
};
