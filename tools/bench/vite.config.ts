export { default } from '../vite/plain.ts';
