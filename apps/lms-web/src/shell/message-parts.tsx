import { useTranslation } from '@lms/i18n';
import { EmptyState } from '@lms/ui';

/** Stands where notifications, activity and chat are still being built. */
const NotYet = () => <EmptyState text={useTranslation().t('shell.notYet.text')} />;

interface MessagePartProps {
  onNavigate?: () => void;
}
type MessagePart = (props: MessagePartProps) => React.JSX.Element;

export const NotificationsPanel: MessagePart = NotYet;
export const ActivityPanel: MessagePart = NotYet;
export const ChatPanel: MessagePart = NotYet;
/** Keeps the stream of events. */
export const LiveEvents = () => null;
export const useUnreadCounts = () => ({ notifications: 0, messages: 0 });
