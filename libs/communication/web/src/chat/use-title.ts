import type { Conversation, Participant } from '@lms/communication/contract';
import { useTranslation } from '@lms/i18n';

/** Returns a participant's name; a closed account has none. */
export const useParticipantName = () => {
  const { t } = useTranslation();
  return ({ name }: Pick<Participant, 'name'>) => name || t('communication.chat.closedAccount');
};

/** Returns a conversation's title: its course or the help desk, and for staff who opened it. */
export const useTitle = () => {
  const { t } = useTranslation();
  const nameOf = useParticipantName();
  return ({ course, opener, isMine }: Pick<Conversation, 'course' | 'opener' | 'isMine'>) => {
    const subject = course?.title ?? t('communication.chat.helpDesk');
    return isMine ? subject : t('communication.chat.with', { name: nameOf(opener), subject });
  };
};
