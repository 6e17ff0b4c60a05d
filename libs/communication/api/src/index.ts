export { communicationModule } from './communication.module';
export { unreadAnswers } from './unread-answers';
