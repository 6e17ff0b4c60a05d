export { default } from '../../tools/vite/api.ts';
