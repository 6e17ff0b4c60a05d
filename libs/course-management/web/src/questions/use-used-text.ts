import type { Question } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';

/** Returns the text of how many quizzes ask a question, always or by a random draw. */
export const useUsedText = () => {
  const { t } = useTranslation();
  return ({ usedCount, drawnCount }: Pick<Question, 'usedCount' | 'drawnCount'>) => {
    const drawn = drawnCount > 0 && t('questions.drawn', { count: drawnCount });
    const used = (usedCount > 0 || !drawn) && t('questions.used', { count: usedCount });
    return [used, drawn].filter(Boolean).join(' · ');
  };
};
