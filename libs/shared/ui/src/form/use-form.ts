import type { FieldProblem } from '@lms/contract';
import type { CallProblem } from '@lms/entity-api';
import { type FormikErrors, getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Check } from './form-context';
import { useEarlyValues } from './use-early-values';
import { toSent, validateForm } from './validate-form';

export interface FormOptions<Values extends AnyObject> {
  schema: ObjectSchema<Values>;
  initialValues: Values;
  /** Saved values, if the form starts from others. */
  savedValues?: Values;
  /** Sends the values; resolves to the problem of a failure. */
  onSubmit: (values: Values) => Promise<CallProblem | undefined>;
}

/** Value that the server refused, and its problem, shown while the field has that value. */
interface Refusal {
  value: unknown;
  problem: FieldProblem;
}

/**
 * Form logic: validates a field when it is left and from then on as it changes, and all fields on
 * submit; prevents double submission and keeps the input.
 */
export const useForm = <Values extends AnyObject>({
  schema,
  initialValues,
  savedValues = initialValues,
  onSubmit,
}: FormOptions<Values>) => {
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [refusals, setRefusals] = useState<Record<string, Refusal>>({});
  const [problem, setProblem] = useState<CallProblem>();
  const [saved, setSaved] = useState(savedValues);

  const formik = useFormik<Values>({
    initialValues,
    // Formik's type has nested errors; here they are flat, by path.
    validate: (values) => validateForm(schema, values) as object as FormikErrors<Values>,
    onSubmit: async (values) => {
      const failure = await onSubmit(toSent(values, schema) as Values);
      if (!failure) {
        setSaved(values);
        return;
      }
      const marks = failure.errors.map(
        (error) => [error.field, { value: getIn(values, error.field), problem: error }] as const,
      );
      setRefusals(Object.fromEntries(marks));
      if (marks.length === 0) setProblem(failure);
    },
  });
  useEarlyValues(element, formik);
  const { values, touched, submitCount, isSubmitting } = formik;
  const errors = formik.errors as Record<string, FieldProblem | undefined>;

  const problemOf = (field: string) => {
    const refusal = refusals[field];
    if (refusal && refusal.value === getIn(values, field)) return refusal.problem;
    return submitCount > 0 || getIn(touched, field) ? errors[field] : undefined;
  };
  const refused = [...new Set([...Object.keys(errors), ...Object.keys(refusals)])].flatMap(
    (field) => problemOf(field) ?? [],
  );

  const check = async (field: string, ask: Check) => {
    const value: unknown = getIn(values, field);
    if (typeof value !== 'string' || !value || validateForm(schema, values)[field]) return;
    const code = await ask(value);
    if (code) setRefusals((all) => ({ ...all, [field]: { value, problem: { field, code } } }));
  };

  const submit = async () => {
    if (running.current) return;
    running.current = true;
    setProblem(undefined);
    await formik.submitForm().finally(() => {
      running.current = false;
    });
  };

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    element.current?.querySelector<HTMLElement>('[data-summary] a')?.focus();
    // A problem is announced as an alert; focusing it would have it read twice.
    element.current?.querySelector('[data-problem]')?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting]);

  const isUnsaved = JSON.stringify(values) !== JSON.stringify(saved);
  return { formik, element, problem, refused, problemOf, check, submit, isUnsaved };
};
