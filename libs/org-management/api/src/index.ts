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
export { extraTimeGranted } from './users/user-events';
export { usersModule } from './users/users.module';
