export { ChatPanel, NotificationsPanel } from '@lms/communication/web';
