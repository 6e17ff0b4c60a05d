import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { plainWords } from './plain-words';

/** Formats a field's value for the conflict dialog; lists by their contents. */
export const useValueText = () => {
  const { t } = useTranslation();
  return (field: string, value: unknown): string | undefined => {
    switch (field) {
      case 'answers':
        return (value as QuestionInput['answers'])
          .map(({ text }) => plainWords(text) ?? text)
          .join(' · ');
      case 'pairs':
        return (value as QuestionInput['pairs'])
          .map(({ stem, choice }) => `${plainWords(stem) ?? stem} → ${choice}`)
          .join(' · ');
      case 'blanks':
        return t('questions.blankCount', {
          count: (value as NonNullable<QuestionInput['blanks']>).length,
        });
      case 'tags':
        return (value as string[]).join(', ');
      case 'type':
        return t(`questions.type.${value as QuestionInput['type']}`);
      case 'difficulty':
        return t(`questions.difficulty.${value as QuestionInput['difficulty']}`);
      default:
        return typeof value === 'string' ? plainWords(value) : undefined;
    }
  };
};
