import { runFromSource } from '../worker-from-source.mjs';

await runFromSource(import.meta.url);
