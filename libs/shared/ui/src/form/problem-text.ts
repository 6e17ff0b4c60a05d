import type { FieldProblem } from '@lms/contract';
import type { CallProblem } from '@lms/entity-api';
import { type Formats, type TextKey, textsOf, useTranslation } from '@lms/i18n';

/** What a plural is made from stays a number. */
const counted = ['wanted', 'found'];

const wordingOf = (params: NonNullable<FieldProblem['params']>, formats: Formats) => ({
  blank: 'none',
  ...Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && !counted.includes(name) ? formats.number(value) : value,
    ]),
  ),
});

/** Gives the text of a refused field: its own one where there is one, else the general one. */
export const useFieldText = () => {
  const { t, i18n, formats } = useTranslation();
  return ({ field, code, params = {} }: FieldProblem, label: string | undefined) => {
    const own = `validation.field.${field}.${code}`;
    if (textsOf(i18n).validation?.[own] === undefined && !label && code === 'required') {
      return t('validation.requiredField');
    }
    const general: TextKey = `validation.${code}`;
    const key = textsOf(i18n).validation?.[own] === undefined ? general : (own as TextKey);
    return t(key, { name: label ?? field, ...wordingOf(params, formats) });
  };
};

/** Gives the text of a failed call; of one that this version does not know, the server's fault's. */
export const problemTextIn =
  ({ t, i18n }: ReturnType<typeof useTranslation>) =>
  ({ code, retryAfterSeconds = 0 }: CallProblem) => {
    if (code === 'offline') return t('common.state.offline');
    // The app's own test knows the codes of all domains, and that each has its text.
    const key = `problems.${code}` as TextKey;
    const known = textsOf(i18n).problems?.[key] !== undefined;
    return t(known ? key : 'problems.server.fault', { minutes: Math.ceil(retryAfterSeconds / 60) });
  };
export const useProblemText = () => problemTextIn(useTranslation());
