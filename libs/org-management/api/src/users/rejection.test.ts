import type { Problem } from '@lms/contract';
import type { User } from '@lms/org-management/contract';
import { readOutbox } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = await createPeople(await createTestApp());
});
afterAll(() => test.close());

const registered = () => test.person({ status: 'PENDING', passwordHash: 'x' });
const reject = (id: string, reason: string) => test.system.post(`/user/${id}/reject`, { reason });
const statusOf = async (id: string) => (await test.system.get(`/user/${id}`)).json<User>().status;

it('rejects a registration, and mails the reason', async () => {
  const { id, username } = await registered();
  expect((await reject(id, ' ')).statusCode).toBe(400);
  expect((await reject(id, 'This is no one we know')).statusCode).toBe(204);
  expect(await statusOf(id)).toBe('INACTIVE');
  const mail = (await readOutbox(test)).at(-1);
  expect(mail).toContain('This is no one we know');
  expect(mail).toContain(username);
});

it('deactivates no account that somebody else has accepted meanwhile', async () => {
  const { id } = await registered();
  const change = { ids: [id], status: 'ACTIVE' };
  expect((await test.system.put('/user/updateStatus', change)).statusCode).toBe(200);
  const mails = (await readOutbox(test)).length;
  const late = await reject(id, 'Not a person');
  expect(late.json<Problem>()).toMatchObject({
    status: 409,
    code: 'entity.transitionRefused',
    savedBy: { name: 'system' },
  });
  expect(await statusOf(id)).toBe('ACTIVE');
  expect(await readOutbox(test)).toHaveLength(mails);
});
