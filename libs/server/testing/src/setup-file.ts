import { afterEach } from 'vitest';
import { takeMismatches } from './answer-checks';

// Fails a test in which an answer differed from the OpenAPI document.
afterEach(() => {
  const mismatches = takeMismatches();
  if (mismatches.length > 0)
    throw new Error(`Not as the OpenAPI document says:\n${mismatches.join('\n')}`);
});
