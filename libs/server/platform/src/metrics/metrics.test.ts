import { definePermissions, reaches } from '@lms/contract';
import { type TestApp, testAppOf } from '@lms/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerModule } from '../create-server';
import { noteOutcome } from '../http/logging';
import { route } from '../http/route';
import { type EventStream, eventStreams } from '../live/event-streams';
import { queueMail } from '../mail/mail';
import { endSession, openSession } from '../session/sessions';

const token = 'a-token-of-the-watch';
let test: TestApp;
afterEach(() => test.close());

const courses: ServerModule = (app) => {
  route(app, {
    method: 'GET',
    path: '/course/:slug',
    summary: 'Read a course',
    access: 'public',
    handle: ({ params, request }) => {
      if (params.slug === 'broken') throw new Error('out of order');
      noteOutcome(request, 'SIGNED_IN');
      return {};
    },
  });
};
let stream: EventStream | undefined;
const streams: ServerModule = (app, deps) => {
  const permissions = definePermissions({ 'stream.read': reaches('own', 'own', 'own', 'own') });
  const open = eventStreams(app, deps, permissions['stream.read']);
  app.get('/stream', async (request, reply) => {
    const { caller } = request;
    if (!caller) throw new Error('Nobody asks');
    open({ caller, request, reply }, (opened) => {
      stream = opened;
      return { stop: () => {} };
    });
  });
};
const start = async (
  config: { metricsToken?: string; smtpUrl?: string } = { metricsToken: token },
) => {
  test = await testAppOf([courses, streams])(config, { rateLimits: false, onSend: undefined });
};
const ask = (authorization = `Bearer ${token}`) =>
  test.app.inject({ url: '/metrics', headers: { authorization } });
const figures = async () => (await ask()).body.split('\n');

describe('the metrics', () => {
  it('are not there without a token in the settings', async () => {
    await start({});
    expect((await ask()).statusCode).toBe(404);
  });

  it('are kept from those who do not know the token', async () => {
    await start();
    expect((await ask('')).statusCode).toBe(401);
    expect((await ask(`Bearer ${token.toUpperCase()}`)).statusCode).toBe(401);
    expect((await ask()).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('count requests by route and status, and no address', async () => {
    await start();
    await test.anonymous.get('/course/first');
    await test.anonymous.get('/course/second');
    await test.anonymous.get('/course/broken');
    await test.app.inject('/nowhere/at/all?token=secret');
    const lines = await figures();
    const counted = (labels: string) => `lms_http_request_duration_seconds_count{${labels}}`;
    const course = 'method="GET",route="/lms-web/api/course/:slug"';
    expect(lines).toContain(`${counted(`${course},status="200"`)} 2`);
    expect(lines).toContain(`${counted(`${course},status="500"`)} 1`);
    expect(lines).toContain(`${counted('method="GET",route="none",status="404"')} 1`);
    expect(lines).toContain('lms_outcomes_total{outcome="SIGNED_IN"} 2');
    expect(lines).toContain('lms_outcomes_total{outcome="server.fault"} 1');
    expect(lines.join('\n')).not.toMatch(/secret|first|nowhere/);
  });

  it('leave out streams of events, which last as long as a page is open', async () => {
    await start();
    const { tokens, sessionId } = await openSession(
      test.db,
      test.users.learner.id,
      test.clock.now(),
    );
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const answered = test.app.inject({ url: '/stream', headers });
    await expect.poll(() => stream).toBeDefined();
    await endSession(test.db, sessionId, test.clock.now());
    await stream?.write('ends it');
    expect((await answered).headers['content-type']).toMatch(/^text\/event-stream/);
    await test.app.inject('/health');
    const lines = await figures();
    expect(lines.filter((line) => /_count.*route="\/health"/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /_count.*route="\/stream"/.test(line))).toEqual([]);
  });

  it('tell what waits in the queue, and what became of mails', async () => {
    await start({ metricsToken: token, smtpUrl: 'smtp://127.0.0.1:1' });
    const mail = { to: 'a@test.lms', name: 'A', language: 'en', about: {} } as const;
    await queueMail(test.db, test.deps, { ...mail, template: 'verify', link: 'http://a' } as never);
    test.clock.advance(90_000);
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'lms_queue_jobs{lane="mail"} 1',
        'lms_queue_oldest_seconds{lane="mail"} 90',
        'lms_queue_jobs{lane="general"} 0',
      ]),
    );
    await test.deps.queue.runDue();
    expect(await figures()).toContain('lms_mails_total{result="failed"} 1');
  });

  it('answer also when an address has asked too often, as the probes do', async () => {
    test = await testAppOf([courses])(
      { metricsToken: token },
      { rateLimits: true, onSend: undefined },
    );
    let status = 200;
    while (status === 200) status = (await test.anonymous.get('/course/first')).statusCode;
    expect(status).toBe(429);
    expect((await ask()).statusCode).toBe(200);
    for (const probe of ['/health', '/ready']) {
      expect((await test.app.inject(probe)).statusCode).toBe(200);
    }
  });

  it('tell of the database and of the newest backup', async () => {
    await start();
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'lms_database_healthy 1',
        'lms_database_connections{state="waiting"} 0',
        'lms_last_backup_timestamp_seconds 0',
      ]),
    );
  });

  it('tell that the database is away, and do not wait for it', async () => {
    await start();
    const { database } = test.deps;
    database.healthy = () => false;
    const asked = vi
      .spyOn(database.pool, 'query')
      .mockRejectedValue(new Error('timeout exceeded when trying to connect') as never);
    expect(await figures()).toContain('lms_database_healthy 0');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
