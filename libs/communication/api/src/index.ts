export { communicationModule } from './communication.module';
