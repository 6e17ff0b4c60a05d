import type { CurrentUser } from '@lms/auth/contract';
import type { CheckoutResult } from '@lms/cart/contract';
import type { CatalogResult } from '@lms/catalog/contract';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  apiBase,
  type AuthResult,
  type LessonContent,
  type LiveEvent,
} from '@lms/contract';
import { mp4 } from '@lms/course-management/api/testing';
import type { UploadState } from '@lms/course-management/contract';
import type { Attempt, MyCourse } from '@lms/learning/contract';
import type { ReportFile, ReportFileLink } from '@lms/reports/contract';
import { courses, type Database } from '@lms/server/database';
import { createTestDatabase, openEvents, rightResponses, testPassword } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAtEach, openSession } from './http';
import { type SeveralServers, startSeveral } from './several-servers';
import { fillStudyData, type StudyData } from './study-data';

// The embedded database serves one process only.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('three servers of one site', () => {
  let database: Database;
  let data: StudyData;
  let site: SeveralServers;
  beforeAll(async () => {
    database = await createTestDatabase();
    data = await fillStudyData(database, 1);
    site = await startSeveral(database);
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  const address = (place: number) => site.addresses[place] ?? '';
  /** Signs in at one server, and makes each call at the next one. */
  const signIn = async (name: string) => {
    const token = await openSession(address(0), `${name}@test.lms`);
    return { token, call: callAtEach(() => site.addresses, token) };
  };

  it('renew a session that another of them opened', async () => {
    const post = (place: number, path: string, body: object, headers = {}) =>
      fetch(address(place) + apiBase + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const signedIn = await post(0, '/auth/authenticate', {
      email: 'other-learner@test.lms',
      password: testPassword,
    });
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const antiForgery = cookies.find((cookie) => cookie.startsWith(antiForgeryCookie));
    const headers = {
      cookie: cookies.join('; '),
      [antiForgeryHeader]: antiForgery?.split('=')[1],
    };
    const { refreshToken } = (await signedIn.json()) as AuthResult;
    const renewed = await post(1, '/auth/refresh', { refreshToken }, headers);
    const { accessToken } = (await renewed.json()) as AuthResult;
    const { email } = await callAtEach(() => [address(2)], accessToken)<CurrentUser>(
      'GET',
      '/user/me',
    );
    expect(email).toBe('other-learner@test.lms');
  });

  it('sell a course, teach it and give its marks in turn', async () => {
    const { call } = await signIn('learner');
    const cart = { courseIds: [data.course.id], paymentMethod: 'demo', expectedTotal: 0 };
    const { order } = await call<CheckoutResult>('POST', '/order/checkout', cart, {
      'idempotency-key': randomUUID(),
    });
    expect(order.status).toBe('PAID');
    const mine = await call<MyCourse[]>('GET', '/learning/course');
    expect(mine.map(({ courseId }) => courseId)).toEqual([data.course.id]);

    const lesson = `/learning/lesson/${data.video.id}`;
    const progress = { positionSeconds: 42, secondsSpent: 10, completed: false };
    await call('PUT', `${lesson}/progress`, progress);
    expect((await call<LessonContent>('GET', lesson)).positionSeconds).toBe(42);

    const { id } = await call<Attempt>('POST', `/learning/quiz/${data.finalQuiz.id}/attempt`);
    for (const [index, questionId] of data.questionIds.entries()) {
      const answer = { questionId, response: rightResponses[index] };
      await call('PUT', `/learning/attempt/${id}/answers`, answer);
    }
    const { result } = await call<Attempt>('POST', `/learning/attempt/${id}/submit`);
    expect(result).toMatchObject({ score: 6, passed: true });
  });

  it('tell at each of them what happens at another', async () => {
    const { token } = await signIn('learner');
    const streams = await Promise.all(
      site.addresses.map((origin) =>
        openEvents<LiveEvent>(origin, '/events', { authorization: `Bearer ${token}` }),
      ),
    );
    const { call } = await signIn('learner');
    const sent = { courseId: null, body: 'Is anybody there?', clientId: v7() };
    const { conversationId, message } = await call<{
      conversationId: string;
      message: { id: string };
    }>('POST', '/conversation', sent);
    for (const stream of streams) {
      const heard = { type: 'message', conversationId, messageId: message.id };
      expect(await stream.next()).toEqual(heard);
      stream.close();
    }
  });

  it('take the pieces of one upload', async () => {
    const { token, call } = await signIn('org-admin');
    const opened = await call<UploadState>('POST', '/upload/resumable', {
      kind: 'VIDEO',
      name: 'film.mp4',
      bytes: mp4.length,
    });
    const pieceBytes = Math.ceil(mp4.length / 4);
    let state = opened;
    for (let turn = 0; !state.upload; turn += 1) {
      const { received } = await call<UploadState>('GET', `/upload/${opened.id}`);
      const path = `/upload/resumable/${opened.id}?offset=${received}`;
      const sent = await fetch(address(turn % site.addresses.length) + apiBase + path, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(mp4.subarray(received, received + pieceBytes)),
      });
      state = (await sent.json()) as UploadState;
    }
    for (const origin of site.addresses) {
      const stored = await fetch(origin + state.upload.url);
      expect(Buffer.from(await stored.arrayBuffer()).equals(mp4)).toBe(true);
    }
  });

  it('give out a report that another of them wrote', async () => {
    const { call } = await signIn('system');
    const input = { report: 'course-report', query: {}, format: 'csv', language: 'en' };
    const { id } = await call<ReportFile>('POST', '/report-file', input);
    const statusOf = async () => (await call<ReportFile>('GET', `/report-file/${id}`)).status;
    await expect.poll(statusOf).toBe('READY');
    const { url } = await call<ReportFileLink>('GET', `/report-file/${id}/link`);
    for (const origin of site.addresses) {
      expect(await (await fetch(origin + url)).text()).toContain('Web basics');
    }
  });

  it('show what one of them changed in the catalogue', async () => {
    const titlesAt = async (origin: string) => {
      const find = callAtEach(() => [origin], '');
      const { items } = await find<CatalogResult>('POST', '/catalog/course/find', {});
      return items.map(({ title }) => title);
    };
    for (const origin of site.addresses) expect(await titlesAt(origin)).toContain('Web basics');
    const isStudied = eq(courses.id, data.course.id);
    await database.db.update(courses).set({ title: 'Web advanced' }).where(isStudied);
    for (const origin of site.addresses) {
      await expect.poll(() => titlesAt(origin), { timeout: 10_000 }).toContain('Web advanced');
    }
  });
});
