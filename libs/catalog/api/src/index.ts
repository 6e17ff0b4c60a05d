export { catalogModule } from './catalog.module';
export { cardColumns } from './course-cards';
