import { afterEach, expect } from 'vitest';
import { takeLies } from './answer-checks';

// A test in which the server answers otherwise than its OpenAPI document says has failed.
afterEach(() => {
  expect(takeLies(), 'answers that the OpenAPI document does not tell').toEqual([]);
});
