export {
  type BatchRow,
  closedOn,
  countPlaces,
  findBatch,
  holdsFor,
  isUsable,
  placesTaken,
} from './batch-codes/find-batch';
export { orgManagementModule } from './org-management.module';
export { extraTimeGranted } from './users/user-events';
