import type { FieldProblem } from '@lms/contract';
import type { CallProblem } from '@lms/entity-api';
import { hasText, type TextKey, useTranslation } from '@lms/i18n';

type Translation = ReturnType<typeof useTranslation>;

/** Returns the values of a problem's text, with numbers in the reader's digits. */
const valuesOf = (params: NonNullable<FieldProblem['params']>, { t, formats }: Translation) => {
  const { wanted, found, blank } = params;
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formats.number(value) : value,
  ]);
  return {
    // The text of too few questions is plural in two numbers, so each has a text of its own.
    count: wanted,
    fitting: found === undefined ? undefined : t('validation.fitting', { count: found }),
    context: blank === undefined ? 'none' : undefined,
    ...(Object.fromEntries(shown) as typeof params),
  };
};

/**
 * Returns a function that gives a refused field's text: a specific one if there is one, otherwise
 * the general one.
 */
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

/**
 * Returns the text of a failed call. Codes that this version does not know get that of a server
 * error.
 */
export const problemTextIn =
  ({ t, formats, i18n }: Translation) =>
  ({ code, retryAfterSeconds = 0, errors, savedBy }: CallProblem) => {
    if (code === 'offline') return t('common.state.offline');
    const key = `problems.${code}` as TextKey;
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const quizzes = errors.flatMap(({ params }) => params?.['quiz'] ?? []).join(', ');
    return t(hasText(i18n, key) ? key : 'problems.server.fault', {
      count: minutes,
      quizzes,
      ...(savedBy?.name && {
        context: 'by',
        name: savedBy.name,
        at: formats.dateTime(savedBy.at),
      }),
    });
  };
export const useProblemText = () => problemTextIn(useTranslation());
