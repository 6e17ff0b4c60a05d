export { default } from '../../../tools/vite/web.ts';
