export * from './live-events';
export * from './use-unread-counts';
export { ActivityPanel } from './activity-panel';
export { ChatPanel } from './chat/chat-panel';
export { NotificationsPanel } from './notifications-panel';
