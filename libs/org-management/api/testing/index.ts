export {
  buildInput,
  buildRegistration,
  createReviewer,
  createVisitor,
  smallPdf,
} from './registration-fixture';
export { createPeople, type People } from './users-fixture';
