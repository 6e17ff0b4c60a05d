import type { FieldProblem, ValidationCode } from '@lms/contract';
import { createContext, useContext } from 'react';

/** Returns the reason to refuse a value that only the server can judge. */
export type Check = (value: string) => Promise<ValidationCode | undefined>;

interface FormState {
  /** Returns the id of a field's control. */
  idOf: (field: string) => string;
  labels: Readonly<Record<string, string>>;
  isRequired: (field: string) => boolean;
  /** Returns a field's problem: from the schema once the field was left, or from the server. */
  problemOf: (field: string) => FieldProblem | undefined;
  /** Asks the server about a field's value if the schema accepts it. */
  check: (field: string, ask: Check) => Promise<void>;
}

export const FormContext = createContext<FormState | null>(null);

export const useFormState = () => {
  const state = useContext(FormContext);
  if (!state) throw new Error('a field needs a Form above it');
  return state;
};
