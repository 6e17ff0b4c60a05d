import type { NotificationPage } from '@lms/communication/contract';
import type { LiveEvent } from '@lms/contract';
import { activityLog } from '@lms/server/database';
import { notify } from '@lms/server/platform';
import { startListening } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: Awaited<ReturnType<typeof startListening<LiveEvent>>>;
beforeAll(async () => {
  test = await startListening(await createTestApp());
});
afterAll(() => test.close());

const openStream = (token: string) => test.openStream(token, '/events');

describe('live events', () => {
  it('bring a message to the other side, and a notification to its reader alone', async () => {
    const [learner, system] = [
      await openStream(await test.signIn('learner')),
      await openStream(await test.signIn('system')),
    ];
    expect(learner.type).toContain('text/event-stream');
    const sent = { courseId: null, body: 'Hello', clientId: v7() };
    const { conversationId, message } = (
      await test.as(test.users.learner).post('/conversation', sent)
    ).json();
    const heard = { type: 'message', conversationId, messageId: message.id };
    expect(await system.next()).toEqual(heard);
    expect(await learner.next()).toEqual(heard);

    await test.db.transaction(async (tx) => {
      await notify(tx, { userId: test.users.orgUser.id, kind: 'WELCOME' });
      await notify(tx, { userId: test.users.learner.id, kind: 'WELCOME', link: '/courses' });
    });
    expect(await learner.next()).toMatchObject({ type: 'notification' });
    learner.close();
    system.close();
  });

  it('tell nothing of what was taken back', async () => {
    const stream = await openStream(await test.signIn('learner'));
    const { id: userId } = test.users.learner;
    await test.db
      .transaction(async (tx) => {
        await notify(tx, { userId, kind: 'WELCOME' });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await test.as(test.users.learner).put('/notification/read', {});
    expect(await stream.next()).toEqual({ type: 'read' });
    stream.close();
  });

  it('end with the session, and nothing more is told', async () => {
    const token = await test.signIn('other-learner');
    const stream = await openStream(token);
    await test.anonymous.post('/auth/logout', undefined, {
      headers: { authorization: `Bearer ${token}` },
    });
    await notify(test.db, { userId: test.users.otherLearner.id, kind: 'WELCOME' });
    expect(await stream.next()).toBeUndefined();
    expect((await openStream(token)).status).toBe(401);
  });

  it('are kept from one person opening streams without end', async () => {
    const token = await test.signIn('org-admin');
    const streams = [];
    for (let number = 0; number < 10; number += 1) streams.push(await openStream(token));
    expect((await openStream(token)).status).toBe(429);
    for (const stream of streams) stream.close();
  });
});

describe('notifications', () => {
  it('are listed for their reader, newest first, and marked as read', async () => {
    const { otherOrgUser, otherOrgAdmin } = test.users;
    for (let number = 0; number < 21; number += 1) {
      await notify(test.db, { userId: otherOrgUser.id, kind: 'ENROLLED', params: { number } });
    }
    const client = test.as(otherOrgUser);
    const page: NotificationPage = (await client.get('/notification')).json();
    expect(page.items.map(({ params }) => params['number']).slice(0, 2)).toEqual([20, 19]);
    expect(page.hasMore).toBe(true);
    const last: NotificationPage = (
      await client.get(`/notification?before=${page.items.at(-1)?.id}`)
    ).json();
    expect([last.items.length, last.hasMore]).toEqual([1, false]);
    const counts = async () => (await client.get('/notification/unread')).json().notifications;
    expect(await counts()).toBe(21);
    const ids = page.items.map(({ id }) => id);
    await test.as(otherOrgAdmin).put('/notification/read', { ids });
    expect(await counts()).toBe(21);
    await client.put('/notification/read', { ids: ids.slice(0, 2) });
    expect(await counts()).toBe(19);
    expect((await client.put('/notification/read', { ids: [] })).statusCode).toBe(400);
    await client.put('/notification/read', {});
    expect(await counts()).toBe(0);
  });
});

describe('the activity log', () => {
  it('tells people what they did, and nobody changes it', async () => {
    const items = (await test.as(test.users.learner).get('/activity')).json().items;
    const actions = items.map(({ action }: { action: string }) => action);
    expect(new Set(actions)).toEqual(new Set(['SIGNED_IN', 'MESSAGE_SENT']));
    const others = (await test.as(test.users.otherOrgAdmin).get('/activity')).json().items;
    expect(others).toEqual([]);
    await expect(test.db.delete(activityLog)).rejects.toThrow();
    await expect(test.db.update(activityLog).set({ subject: 'x' })).rejects.toThrow();
    await expect(test.db.execute(sql`truncate activity_log`)).rejects.toThrow();
  });
});
