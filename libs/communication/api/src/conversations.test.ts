import type { Conversation, MessagePage } from '@lms/communication/contract';
import { courseInstructors, instructors, users } from '@lms/server/database';
import { createCourse, enrol, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
let courseId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { bcc, other } = test.organizations;
  const { course } = await createCourse(test.db, bcc.id);
  courseId = course.id;
  await enrol(test, { userId: test.users.learner.id, courseId });
  const { otherOrgUser } = test.users;
  const [instructor] = await test.db
    .insert(instructors)
    .values({ organizationId: other.id, userId: otherOrgUser.id, name: 'Guest' })
    .returning();
  await test.db
    .insert(courseInstructors)
    .values({ courseId, instructorId: instructor?.id ?? '', position: 0 });
});
afterAll(() => test.close());

type User = TestApp['users'][keyof TestApp['users']];

const open = (user: User, to: string | null, body = 'Hello', clientId = v7()) =>
  test.as(user).post('/conversation', { courseId: to, body, clientId });
const write = (user: User, id: string, body: string, clientId = v7()) =>
  test.as(user).post(`/conversation/${id}/message`, { body, clientId });
const list = async (user: User): Promise<Conversation[]> =>
  (await test.as(user).get('/conversation')).json().items;
const read = async (user: User, id: string, query = ''): Promise<MessagePage> =>
  (await test.as(user).get(`/conversation/${id}/message${query}`)).json();
const unread = async (user: User): Promise<number> =>
  (await test.as(user).get('/notification/unread')).json().messages;

describe('a conversation', () => {
  it('about a course is that of its learner with its organization and instructors', async () => {
    const { learner, orgAdmin, orgUser, otherOrgUser, otherOrgAdmin, otherLearner, system } =
      test.users;
    const first = await open(learner, courseId, 'When does it begin?');
    const { conversationId } = first.json();
    expect(first.json().message).toMatchObject({ isMine: true, body: 'When does it begin?' });
    expect((await open(learner, courseId, 'And where?')).json().conversationId).toBe(
      conversationId,
    );

    for (const member of [learner, orgAdmin, orgUser, otherOrgUser]) {
      expect((await list(member)).map(({ id }) => id)).toContain(conversationId);
      expect((await read(member, conversationId)).items).toHaveLength(2);
    }
    expect(await unread(orgAdmin)).toBe(2);
    expect(await unread(learner)).toBe(0);
    for (const stranger of [otherOrgAdmin, otherLearner, system]) {
      expect((await list(stranger)).map(({ id }) => id)).not.toContain(conversationId);
      const client = test.as(stranger);
      const answers = [
        await client.get(`/conversation/${conversationId}/message`),
        await write(stranger, conversationId, 'Let me in'),
        await client.put(`/conversation/${conversationId}/read`, {
          messageId: first.json().message.id,
        }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    expect((await open(otherLearner, courseId)).json().code).toBe('learning.notEnrolled');
    expect((await test.as(learner).get('/conversation')).body).not.toContain('@');

    await write(orgAdmin, conversationId, 'On Sunday.');
    expect(await unread(learner)).toBe(1);
    expect((await list(learner))[0]).toMatchObject({
      unread: 1,
      lastMessage: { body: 'On Sunday.', authorName: 'org-admin' },
    });
    const newest = (await read(learner, conversationId)).items.at(-1);
    const seen = { messageId: newest?.id ?? '' };
    expect(
      (await test.as(learner).put(`/conversation/${conversationId}/read`, seen)).statusCode,
    ).toBe(204);
    expect(await unread(learner)).toBe(0);
    // Reading on another screen that is behind does not move the position back.
    const older = { messageId: first.json().message.id };
    await test.as(learner).put(`/conversation/${conversationId}/read`, older);
    expect(await unread(learner)).toBe(0);
  });

  it('with the help desk is open to everybody, and the council answers', async () => {
    const { otherLearner, otherOrgAdmin, system, learner } = test.users;
    const { conversationId } = (await open(otherLearner, null)).json();
    expect((await open(otherOrgAdmin, null)).json().conversationId).not.toBe(conversationId);
    expect((await write(system, conversationId, 'How can we help?')).statusCode).toBe(200);
    expect((await read(learner, conversationId)).items).toBeUndefined();
    expect((await read(otherLearner, conversationId)).items.map(({ body }) => body)).toEqual([
      'Hello',
      'How can we help?',
    ]);
  });

  it('stores a message once, however often it is sent', async () => {
    const { otherOrgUser } = test.users;
    const { conversationId } = (await open(otherOrgUser, null)).json();
    const clientId = v7();
    const answers = await Promise.all(
      [1, 2, 3].map(() => write(otherOrgUser, conversationId, 'Once', clientId)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await read(otherOrgUser, conversationId)).items).toHaveLength(2);
  });

  it('with a closed account is read but takes no message', async () => {
    const { otherLearner, system } = test.users;
    const clientId = v7();
    const { conversationId } = (await open(otherLearner, null, 'My last question')).json();
    expect((await read(system, conversationId)).isClosed).toBe(false);
    await write(system, conversationId, 'An answer', clientId);
    await test.db
      .update(users)
      .set({ name: '', status: 'INACTIVE', closedAt: '2026-06-01T00:00:00Z' })
      .where(eq(users.id, otherLearner.id));
    const answer = await write(system, conversationId, 'Are you there?');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'communication.accountClosed']);
    const { items, isClosed } = await read(system, conversationId);
    expect(isClosed).toBe(true);
    expect(items.map(({ body }) => body)).not.toContain('Are you there?');
    // A message whose answer was lost arrived before the account was closed.
    expect((await write(system, conversationId, 'An answer', clientId)).statusCode).toBe(200);
  });

  it('is read page by page, and takes neither nothing nor too much', async () => {
    const { otherOrgAdmin } = test.users;
    const { conversationId } = (await open(otherOrgAdmin, null, '0')).json();
    for (let number = 1; number <= 31; number += 1) {
      await write(otherOrgAdmin, conversationId, String(number));
    }
    const newest = await read(otherOrgAdmin, conversationId);
    expect([newest.items.length, newest.items.at(-1)?.body, newest.hasMore]).toEqual([
      30,
      '31',
      true,
    ]);
    const older = await read(otherOrgAdmin, conversationId, `?before=${newest.items[0]?.id}`);
    expect(older.items.at(-1)?.body).toBe('1');
    expect(older.hasMore).toBe(false);
    for (const body of ['', '   ', 'x'.repeat(4_001)]) {
      expect((await write(otherOrgAdmin, conversationId, body)).statusCode).toBe(400);
    }
    expect((await write(otherOrgAdmin, conversationId, '৳'.repeat(4_000))).statusCode).toBe(200);
    expect((await test.as(otherOrgAdmin).get('/conversation?page=0')).statusCode).toBe(400);
  });
});
