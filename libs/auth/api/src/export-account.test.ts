import { newId, sessions } from '@lms/server/database';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

it('exports rows in the order in which they were made, wherever the database keeps them', async () => {
  const test = await createTestApp();
  const at = test.clock.now().toISOString();
  const made = ['first', 'second', 'third'].map((userAgent) => ({
    id: newId(),
    userId: test.users.learner.id,
    cookieHash: userAgent,
    userAgent,
    createdAt: at,
    expiresAt: at,
  }));
  await test.db.insert(sessions).values(made.toReversed());
  const answer = await test.as(test.users.learner).get('/user/me/export');
  const exported = answer.json<{ sessions: { userAgent: string }[] }>().sessions;
  const agents = exported.map(({ userAgent }) => userAgent).filter(Boolean);
  expect(agents).toEqual(['first', 'second', 'third']);
  await test.close();
});
