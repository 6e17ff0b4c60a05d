export { menuFor } from '@lms/contract';
