export { dashboardModule } from './dashboard.module';
