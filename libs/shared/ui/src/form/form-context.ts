import type { FieldProblem, ValidationCode } from '@lms/contract';
import { createContext, useContext } from 'react';

/** Gives a reason to refuse a value that only the server knows. */
export type Check = (value: string) => Promise<ValidationCode | undefined>;

interface FormState {
  /** The id of a field's control. */
  idOf: (field: string) => string;
  labels: Readonly<Record<string, string>>;
  isRequired: (field: string) => boolean;
  /** Why the field is shown as refused: by its schema once it was left, or by the server. */
  problemOf: (field: string) => FieldProblem | undefined;
  /** Asks the server about a field's value, when that is valid otherwise. */
  check: (field: string, ask: Check) => Promise<void>;
}

export const FormContext = createContext<FormState | null>(null);

export const useFormState = () => {
  const state = useContext(FormContext);
  if (!state) throw new Error('a field needs a Form above it');
  return state;
};
