import { afterEach } from 'vitest';
import { takeLies } from './answer-checks';

// A test in which the server answers otherwise than its OpenAPI document says has failed.
afterEach(() => {
  const lies = takeLies();
  if (lies.length > 0) throw new Error(`Not as the OpenAPI document says:\n${lies.join('\n')}`);
});
