import { useTranslation } from '@lms/i18n';
import type { UserAttempt } from '@lms/org-management/contract';

/** Returns the text of how an attempt went. */
export const useResultText = () => {
  const { t, formats } = useTranslation();
  return ({ status, passed, percent }: UserAttempt) => {
    if (status === 'IN_PROGRESS') return t('users.page.running');
    if (passed === null || percent === null) return t('users.page.beingMarked');
    const shown = { percent: formats.percent(percent) };
    return passed ? t('users.page.passed', shown) : t('users.page.failed', shown);
  };
};
