import type { Conversation } from '@lms/communication/contract';
import { useTranslation } from '@lms/i18n';

/** Returns a conversation's title: its course or the help desk, and for staff who opened it. */
export const useTitle = () => {
  const { t } = useTranslation();
  return ({ course, opener, isMine }: Pick<Conversation, 'course' | 'opener' | 'isMine'>) => {
    const subject = course?.title ?? t('communication.chat.helpDesk');
    return isMine ? subject : t('communication.chat.with', { name: opener.name, subject });
  };
};
