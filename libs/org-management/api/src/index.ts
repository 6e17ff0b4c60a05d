export { batchCodeRoutes } from './batch-codes/batch-codes.routes';
export {
  type BatchRow,
  closedOn,
  holdingBatch,
  holdsFor,
  isUsable,
  placesTaken,
} from './batch-codes/quote-batch';
export { organizationsModule } from './organizations/organizations.module';
export { usersModule } from './users/users.module';
export {
  buildInput,
  buildRegistration,
  createReviewer,
  createVisitor,
  smallPdf,
} from '../testing/registration-fixture';
export { createPeople, type People } from '../testing/users-fixture';
