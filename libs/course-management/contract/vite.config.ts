export { default } from '../../../tools/vite/plain.ts';
