export {
  buildInput,
  buildRegistration,
  createDesk,
  createVisitor,
  smallPdf,
} from './registration-fixture';
export { createPeople, type People } from './users-fixture';
