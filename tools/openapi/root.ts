import { fileURLToPath } from 'node:url';

/** The workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
