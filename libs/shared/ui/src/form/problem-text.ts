import type { FieldProblem } from '@lms/contract';
import type { CallProblem } from '@lms/entity-api';
import { hasText, type TextKey, useTranslation } from '@lms/i18n';

type Translation = ReturnType<typeof useTranslation>;

/** Values of a refused field's text, numbers in the reader's digits. */
const valuesOf = (params: NonNullable<FieldProblem['params']>, { t, formats }: Translation) => {
  const { wanted, found, blank } = params;
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formats.number(value) : value,
  ]);
  return {
    // Too few questions: the text has a plural of its own for each of the two numbers.
    count: wanted,
    fitting: found === undefined ? undefined : t('validation.fitting', { count: found }),
    context: blank === undefined ? 'none' : undefined,
    ...(Object.fromEntries(shown) as typeof params),
  };
};

/** Gives the text of a refused field: its own one where there is one, else the general one. */
export const useFieldText = () => {
  const translation = useTranslation();
  const { t, i18n } = translation;
  return ({ field, code, params = {} }: FieldProblem, label: string | undefined) => {
    const own = `validation.field.${field}.${code}`;
    const hasOwn = hasText(i18n, own);
    if (!hasOwn && !label && code === 'required') return t('validation.requiredField');
    return t(hasOwn ? own : `validation.${code}`, {
      name: label ?? field,
      ...valuesOf(params, translation),
    });
  };
};

/** Gives the text of a failed call; of one that this version does not know, the server's fault's. */
export const problemTextIn =
  ({ t, i18n }: Translation) =>
  ({ code, retryAfterSeconds = 0 }: CallProblem) => {
    if (code === 'offline') return t('common.state.offline');
    const key = `problems.${code}` as TextKey;
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return t(hasText(i18n, key) ? key : 'problems.server.fault', { count: minutes });
  };
export const useProblemText = () => problemTextIn(useTranslation());
