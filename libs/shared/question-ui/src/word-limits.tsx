import type { LearnerQuestion } from '@lms/contract';
import { useTranslation } from '@lms/i18n';

type Limits = Pick<LearnerQuestion, 'minWords' | 'maxWords'>;

/** Recommended number of words of an essay; nothing if there is none. */
export const WordLimits = ({ minWords, maxWords }: Limits) => {
  const { t } = useTranslation();
  if (minWords && maxWords) {
    return t('learning.question.wordsBetween', { least: minWords, most: maxWords });
  }
  if (minWords) return t('learning.question.wordsLeast', { count: minWords });
  return maxWords && t('learning.question.wordsMost', { count: maxWords });
};
