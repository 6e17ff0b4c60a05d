import { afterEach } from 'vitest';
import { takeLies } from './answer-checks';

// Fails a test in which an answer differed from the OpenAPI document.
afterEach(() => {
  const lies = takeLies();
  if (lies.length > 0) throw new Error(`Not as the OpenAPI document says:\n${lies.join('\n')}`);
});
