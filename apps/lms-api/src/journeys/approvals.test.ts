import type { HeldApproval, Problem } from '@lms/contract';
import {
  type Authoring,
  codeOf,
  createAuthoring,
  createMoves,
} from '@lms/course-management/api/testing';
import { createReviewer } from '@lms/org-management/api/testing';
import { activityLog, notifications, users } from '@lms/server/database';
import { readOutbox, type TestClient } from '@lms/server/testing';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: Authoring;
let reviewer: ReturnType<typeof createReviewer>;
let moves: ReturnType<typeof createMoves>;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  reviewer = createReviewer(test);
  moves = createMoves(test);
});
afterAll(() => test.close());

const send = (path: string, body: object, client: TestClient = reviewer.system()) =>
  client.post(`${path}/approval`, body);
const hold = async (path: string, body: object) => {
  const answer = await send(path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<HeldApproval>();
};
const takeBack = (path: string, { id }: HeldApproval, client: TestClient = reviewer.system()) =>
  client.delete(`${path}/${id}/approval`);
/** Lets time pass, and the background do what is due. */
const pass = async (seconds: number) => {
  test.clock.advance(seconds * 1_000);
  await test.deps.queue.runDue();
};
const createApprover = async (username: string) => {
  const [made] = await test.db
    .insert(users)
    .values({ username, name: 'Second', roles: ['ROLE_SYSTEM'], status: 'ACTIVE' })
    .returning();
  return made!;
};
/** Names of what the approver was told not to be approved, the last first. */
const lapsed = async () => {
  const rows = await test.db
    .select({ params: notifications.params })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, test.users.system.id),
        eq(notifications.kind, 'APPROVAL_LAPSED'),
      ),
    )
    .orderBy(desc(notifications.id));
  return rows.map(({ params }) => params['name']);
};
const organizationStatus = async (id: string) => (await reviewer.rowOf(id))?.status;
const mails = async () => (await readOutbox(test)).length;
const approvalsOf = (subjectId: string) =>
  test.db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.subjectId, subjectId), eq(activityLog.action, 'APPROVED')));

describe('the approval of an organization', () => {
  it('takes effect after ten seconds, and nobody is told before', async () => {
    const { id } = await reviewer.register();
    const before = await mails();
    const { ids, until } = await hold('/organization', { ids: [id] });
    expect(ids).toEqual([id]);
    expect(Date.parse(until) - test.clock.now().getTime()).toBe(10_000);
    await pass(9);
    expect(await organizationStatus(id)).toBe('PENDING');
    expect(await test.db.$count(users, eq(users.organizationId, id))).toBe(0);
    expect(await mails()).toBe(before);
    expect(await approvalsOf(id)).toEqual([]);
    await pass(1);
    expect(await organizationStatus(id)).toBe('ACTIVE');
    expect(await mails()).toBe(before + 1);
    expect(await approvalsOf(id)).toMatchObject([
      { userId: test.users.system.id, ip: expect.stringMatching(/./) as string },
    ]);
  });

  it('can be taken back by who gave it, as long as it has not taken effect', async () => {
    const { id } = await reviewer.register();
    const before = await mails();
    const held = await hold('/organization', { ids: [id] });
    const other = await createApprover('second@test.lms');
    expect(codeOf(await takeBack('/organization', held, reviewer.as(other)))).toBe(
      '404 entity.notFound',
    );
    expect((await takeBack('/organization', held)).statusCode).toBe(204);
    await pass(11);
    expect(await organizationStatus(id)).toBe('PENDING');
    expect(await mails()).toBe(before);
    const again = await hold('/organization', { ids: [id] });
    await pass(10);
    expect(codeOf(await takeBack('/organization', again))).toBe('409 approval.done');
    expect(await organizationStatus(id)).toBe('ACTIVE');
  });

  it('is refused at once where it could not take effect', async () => {
    const { id, contactPerson } = await reviewer.register();
    await test.db.insert(users).values({ username: contactPerson.email, name: 'Known', roles: [] });
    expect(codeOf(await send('/organization', { ids: [id] }))).toBe(
      '409 organization.contactHasAccount',
    );
    expect(codeOf(await send('/organization', { ids: [test.organizations.bcc.id] }))).toBe(
      '409 entity.transitionRefused',
    );
  });

  it.each([
    ['account', { status: 'INACTIVE' }],
    ['role', { roles: ['ROLE_ORGADMIN'] }],
  ] satisfies [string, Partial<typeof users.$inferInsert>][])(
    'does not take effect when its approver lost the %s',
    async (lost, change) => {
      const { id } = await reviewer.register();
      const approver = await createApprover(`lost-${lost}@test.lms`);
      const held = await send('/organization', { ids: [id] }, reviewer.as(approver));
      expect(held.statusCode, held.body).toBe(201);
      await test.db.update(users).set(change).where(eq(users.id, approver.id));
      await pass(10);
      expect(await organizationStatus(id)).toBe('PENDING');
      expect(await approvalsOf(id)).toEqual([]);
    },
  );

  it('leaves no decision to anyone else until it is taken back, who is told by whom it is', async () => {
    const { id } = await reviewer.register();
    const other = reviewer.as(await createApprover('overtaking@test.lms'));
    const at = test.clock.now().toISOString();
    const held = await hold('/organization', { ids: [id] });
    await pass(9);
    const rejection = { ids: [id], status: 'REJECTED', reason: 'Not real' };
    const refused = await other.put('/organization/updateStatus', rejection);
    expect(codeOf(refused)).toBe('409 approval.held');
    expect(refused.json<Problem>().savedBy).toEqual({ name: test.users.system.name, at });
    expect(codeOf(await send('/organization', { ids: [id] }, other))).toBe('409 approval.held');
    await takeBack('/organization', held);
    expect((await other.put('/organization/updateStatus', rejection)).statusCode).toBe(200);
    await pass(1);
    expect(await organizationStatus(id)).toBe('REJECTED');
  });

  it('is one decision where several are made at the same moment', async () => {
    const approvers = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const client = reviewer.as(await createApprover(`at-once-${number}@test.lms`));
        // Its first call opens the session, and would come later.
        await client.get('/notification/unread');
        return client;
      }),
    );
    const { id } = await reviewer.register();
    const answers = await Promise.all(
      approvers.map((client) => send('/organization', { ids: [id] }, client)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('the approval of a course', () => {
  const submitted = async () => {
    const id = await test.create(test.ready({ title: 'Held back' }));
    return moves.moved(id, 'submit');
  };
  const statusOf = async (id: string) => (await test.read(id, test.system)).status;

  it('is of the version that was judged, and publishes after ten seconds', async () => {
    const { id, version } = await submitted();
    expect(codeOf(await send('/course', { ids: [id], version: version - 1 }))).toBe(
      '409 entity.conflict',
    );
    await hold('/course', { ids: [id], version });
    await pass(9);
    expect(await statusOf(id)).toBe('PENDING');
    await pass(1);
    expect(await statusOf(id)).toBe('ACTIVE');
  });

  it('can’t be overtaken by a rejection or a second approval', async () => {
    const { id, version } = await submitted();
    await hold('/course', { ids: [id], version });
    const reject = { version, reason: 'Not ready yet' };
    expect(codeOf(await test.system.post(`/course/${id}/reject`, reject))).toBe(
      '409 approval.held',
    );
    expect(codeOf(await test.system.post(`/course/${id}/approve`, { version }))).toBe(
      '409 approval.held',
    );
    await pass(10);
    expect(await statusOf(id)).toBe('ACTIVE');
  });

  it('lapses where its author withdrew it meanwhile, and is given by nobody else', async () => {
    const { id, version } = await submitted();
    expect(codeOf(await send('/course', { ids: [id], version }, test.admin))).toBe(
      '403 auth.forbidden',
    );
    await hold('/course', { ids: [id], version });
    await moves.moved(id, 'withdraw');
    const before = await lapsed();
    await pass(10);
    expect(await statusOf(id)).toBe('DRAFT');
    expect(await lapsed()).toEqual(['Held back', ...before]);
  });

  it('is told to have lapsed by the name of a course that was deleted meanwhile', async () => {
    const { id } = await submitted();
    await hold('/course', { ids: [id] });
    expect((await test.admin.delete(`/course/${id}`)).statusCode).toBe(204);
    const before = await lapsed();
    await pass(10);
    expect(await lapsed()).toEqual(['Held back', ...before]);
  });
});

describe('the approval of a user', () => {
  const waiting = async (address: string, name = 'Waiting') => {
    const [made] = await test.db
      .insert(users)
      .values({ username: `${address}@test.lms`, name, roles: ['ROLE_USER'], status: 'PENDING' })
      .returning();
    return made!.id;
  };
  const statusesOf = (ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const [row] = await test.db.select().from(users).where(eq(users.id, id));
        const welcomes = await test.db.$count(notifications, eq(notifications.userId, id));
        return [row?.status, welcomes];
      }),
    );

  it('opens the account and welcomes after ten seconds, unless it is taken back', async () => {
    const ids = [await waiting('first-waiting'), await waiting('next-waiting')];
    const held = await hold('/user', { ids });
    expect((await takeBack('/user', held)).statusCode).toBe(204);
    await pass(10);
    expect(await statusesOf(ids)).toEqual([
      ['PENDING', 0],
      ['PENDING', 0],
    ]);
    const before = await lapsed();
    await hold('/user', { ids: [...ids, ...ids] });
    await pass(10);
    expect(await statusesOf(ids)).toEqual([
      ['ACTIVE', 1],
      ['ACTIVE', 1],
    ]);
    expect(await lapsed()).toEqual(before);
  });

  it('opens those that still wait, and its approver is told who was decided on', async () => {
    const ids = [
      await waiting('early'),
      await waiting('decided', 'Decided'),
      await waiting('late'),
    ];
    const [, decided] = ids;
    await hold('/user', { ids });
    const change = { ids: [decided], status: 'INACTIVE', reason: 'Not known' };
    const refused = await reviewer.system().put('/user/updateStatus', change);
    expect(codeOf(refused)).toBe('409 approval.held');
    // The person followed the mailed link.
    await test.db
      .update(users)
      .set({ status: 'ACTIVE' })
      .where(eq(users.id, decided ?? ''));
    const before = await lapsed();
    await pass(10);
    expect(await statusesOf(ids)).toEqual([
      ['ACTIVE', 1],
      ['ACTIVE', 0],
      ['ACTIVE', 1],
    ]);
    expect(await lapsed()).toEqual(['Decided', ...before]);
  });

  it('keeps no name of an account that was closed meanwhile', async () => {
    const id = await waiting('closed', 'Erased');
    await hold('/user', { ids: [id] });
    expect((await reviewer.system().delete(`/user/${id}`)).statusCode).toBe(204);
    const before = await lapsed();
    await pass(10);
    expect(await lapsed()).toEqual(before);
  });
});
