import type { LearnerQuestion } from '@lms/contract';
import { useTranslation } from '@lms/i18n';

type Limits = Pick<LearnerQuestion, 'leastWords' | 'mostWords'>;

/** How long an essay is asked to be; nothing where that is free. */
export const WordLimits = ({ leastWords, mostWords }: Limits) => {
  const { t } = useTranslation();
  if (leastWords && mostWords) {
    return t('learning.question.wordsBetween', { least: leastWords, most: mostWords });
  }
  if (leastWords) return t('learning.question.wordsLeast', { count: leastWords });
  return mostWords && t('learning.question.wordsMost', { count: mostWords });
};
