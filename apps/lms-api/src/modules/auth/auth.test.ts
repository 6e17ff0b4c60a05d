import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('core', () => {
  it('answers', async () => {
    expect((await test.as(test.users.learner).get('/nowhere')).statusCode).toBe(404);
  });
});
