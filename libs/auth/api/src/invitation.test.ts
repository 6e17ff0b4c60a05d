import { users } from '@lms/server/database';
import { newestToken, readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { inviteUser, mailInvitation } from './invitation';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const password = 'Bengal-71x';
const invite = (username: string) =>
  test.db.transaction((tx) =>
    inviteUser(
      tx,
      test.deps,
      {
        username,
        name: 'Nadia Islam',
        roles: ['ROLE_ORG_USER'],
        organizationId: test.organizations.bcc.id,
      },
      'Computer Council',
    ),
  );
const accept = (token: string) =>
  test.anonymous.put('/auth/user/reset-password', { token, password });
const signIn = async (email: string) =>
  (await test.anonymous.post('/auth/authenticate', { email, password })).statusCode;

describe('an invitation', () => {
  it('opens the account once a password is set, and works once', async () => {
    const user = await invite('nadia@example.org');
    expect(user).toMatchObject({ status: 'PENDING', passwordHash: null });
    expect((await readOutbox(test)).at(-1)).toContain('Computer Council has created an account');
    const token = await newestToken(test);
    expect((await accept(token)).statusCode).toBe(204);
    const [stored] = await test.db.select().from(users).where(eq(users.id, user.id));
    expect(stored).toMatchObject({ status: 'ACTIVE', roles: ['ROLE_ORG_USER'] });
    expect(stored?.emailVerifiedAt).not.toBeNull();
    expect(await signIn('nadia@example.org')).toBe(200);
    expect((await accept(token)).statusCode).toBe(400);
  });

  it('is worth nothing once another was mailed, or after seven days', async () => {
    const user = await invite('karim@example.org');
    const first = await newestToken(test);
    await test.db.transaction((tx) => mailInvitation(tx, test.deps, user, 'System'));
    expect((await accept(first)).statusCode).toBe(400);
    const second = await newestToken(test);
    test.clock.advance(7 * 24 * 3_600_000 + 1);
    expect((await accept(second)).statusCode).toBe(400);
  });

  it('names the field when the address has an account, whatever its case', async () => {
    await expect(invite('LEARNER@test.lms')).rejects.toMatchObject({
      code: 'validation.failed',
      errors: [{ field: 'username', code: 'taken' }],
    });
  });
});
