import { useTranslation } from '@lms/i18n';
import type { ReactNode } from 'react';
import { FocusHeader } from '../focus/focus-header';

/** Header of a lesson, and of what stands in for one: leads back to the learner's courses. */
export const PlayerHeader = ({ title, children }: { title?: ReactNode; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <FocusHeader back="/my-courses" backText={t('common.nav.myCourses')} title={title}>
      {children}
    </FocusHeader>
  );
};
