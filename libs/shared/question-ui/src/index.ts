export * from './count-words';
export type { FieldProps } from './field-props';
export * from './inline-rich';
export * from './question-body';
export * from './response-text';
export * from './word-limits';
