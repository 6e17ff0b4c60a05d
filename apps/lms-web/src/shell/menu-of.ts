export { menuFor as menuOf } from '@lms/contract';
