import type { Order } from '@lms/cart/contract';
import type { LessonContent } from '@lms/contract';
import {
  test as base,
  Caller,
  checkoutOf,
  courseOf,
  enrol,
  expect,
  placeOrder,
  quizIdOf,
  signIn,
  signUp,
} from '@lms/e2e';
import type { Attempt, CourseLesson, LearningCourse, ProgressResult } from '@lms/learning/contract';

/** The attacker is enrolled in the first course only; its quiz allows any number of attempts. */
const practised = 'social-media-for-small-business';
const filmed = 'workplace-communication-essentials';

interface Fixtures {
  /** Learner of both courses, with an order and an open attempt. */
  victim: { order: Order; lessons: CourseLesson[]; courseId: string; attempt: Attempt };
  attacker: Caller;
}

const test = base.extend<Fixtures>({
  victim: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const caller = await signUp(request);
    const course = await enrol(caller, filmed);
    const quizId = await quizIdOf(caller, course.lessonOf('QUIZ'));
    await use({
      order: (await caller.ask<Order[]>('GET', '/order'))[0]!,
      lessons: course.lessons,
      courseId: course.id,
      attempt: await caller.ask('POST', `/learning/quiz/${quizId}/attempt`),
    });
    await request.dispose();
  },
  attacker: async ({ request }, use) => {
    await use(await signUp(request));
  },
});

const progress = { positionSeconds: 0, secondsSpent: 0, completed: true };
const nobody = '0190a000-0000-7000-8000-000000000000';

test.describe('a hostile learner', { tag: '@desktop' }, () => {
  test('finds nothing of others, and nothing without signing in', async ({
    victim,
    attacker,
    playwright,
    baseURL,
  }) => {
    const { order, lessons, courseId, attempt } = victim;
    const answer = { questionId: attempt.questions[0]!.id, response: 'x' };
    const calls = [
      ['GET', `/order/${order.id}`],
      ...lessons.map(({ id }) => ['GET', `/learning/lesson/${id}`] as const),
      ['PUT', `/learning/lesson/${lessons[0]!.id}/progress`, progress],
      ['GET', `/learning/quiz/${attempt.quizId}`],
      ['POST', `/learning/quiz/${attempt.quizId}/attempt`],
      ['GET', `/learning/attempt/${attempt.id}`],
      ['PUT', `/learning/attempt/${attempt.id}/answers`, answer],
      ['POST', `/learning/attempt/${attempt.id}/submit`],
    ] as const;
    const statuses = (caller: Caller) =>
      Promise.all(
        calls.map(async ([method, path, data]) => {
          const response = await caller.call(method, path, { data });
          return `${response.status()} ${method} ${path}`;
        }),
      );
    const all = (status: number) => calls.map(([method, path]) => `${status} ${method} ${path}`);
    expect(await statuses(attacker)).toEqual(all(404));
    // The course itself is not secret: anybody may enrol.
    expect((await attacker.call('GET', `/learning/course/${courseId}`)).status()).toBe(403);
    const visitor = await playwright.request.newContext({ baseURL });
    expect(await statuses(new Caller(visitor))).toEqual(all(401));
    const manager = await playwright.request.newContext({ baseURL });
    const orgAdmin = { email: 'orgadmin@demo.lms', password: 'Demo@12345' };
    // An administrator reads orders, though none without a course of the own organization.
    expect(await statuses(await signIn(manager, orgAdmin))).toEqual([
      ...all(404).slice(0, 1),
      ...all(403).slice(1),
    ]);
    expect(await attacker.ask('GET', '/order')).toEqual([]);
    for (const path of ['/certificate/0000-0000-0000.pdf', `/certificate/${nobody}.pdf`]) {
      expect((await attacker.call('GET', path)).status(), path).toBe(404);
    }
    await visitor.dispose();
    await manager.dispose();
  });

  test('may not do what other roles may, and not write without the anti-forgery header', async ({
    attacker,
  }) => {
    const category = { name: { en: 'Mine', bn: 'Mine' }, slug: 'mine' };
    for (const [method, path, data] of [
      ['POST', '/course-category/find', {}],
      ['POST', '/course-category', category],
      ['PUT', '/course-category/deleteItems', { ids: [nobody] }],
      ['PUT', '/course-category/updateStatus', { ids: [nobody], status: 'INACTIVE' }],
      ['PUT', '/certificate/0000-0000-0000/revoke', { reason: 'because I can' }],
    ] as const) {
      const response = await attacker.call(method, path, { data });
      expect(`${response.status()} ${path}`).toBe(`403 ${path}`);
    }

    const course = await courseOf(attacker, practised);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const forgeries: Record<string, string>[] = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'AAAA' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const forged of forgeries) {
      const response = await attacker.call('POST', '/order/checkout', {
        data: checkoutOf(course),
        headers: { ...key, ...forged },
      });
      expect(response.status(), JSON.stringify(forged)).toBe(403);
      expect((await response.json()).code).toBe('request.forged');
    }
    expect(await attacker.ask('GET', '/order')).toEqual([]);
  });

  test('earns no progress and no marks by claiming them', async ({ attacker }) => {
    const course = await enrol(attacker, filmed);
    const claim = (lesson: CourseLesson, secondsSpent: number) =>
      attacker.call('PUT', `/learning/lesson/${lesson.id}/progress`, {
        data: { positionSeconds: 60, secondsSpent, completed: true },
      });
    const video = course.lessonOf('VIDEO');
    await attacker.ask<LessonContent>('GET', `/learning/lesson/${video.id}`);
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(video, 3_600)));
    expect(claims.map((response) => response.status())).toEqual(claims.map(() => 409));
    expect((await claim(video, 1e9)).status()).toBe(400);
    expect((await claim(video, -1)).status()).toBe(400);
    const quiz = course.lessonOf('QUIZ');
    expect((await claim(quiz, 0)).status()).toBe(409);

    const attempt = await attacker.ask<Attempt>(
      'POST',
      `/learning/quiz/${await quizIdOf(attacker, quiz)}/attempt`,
    );
    const save = (data: unknown) =>
      attacker.call('PUT', `/learning/attempt/${attempt.id}/answers`, { data });
    const { id: questionId, options } = attempt.questions.find(
      ({ type }) => type === 'SINGLE_CHOICE',
    )!;
    expect(options).toBeDefined();
    for (const data of [
      { questionId: nobody, response: 'x' },
      { questionId, response: { __proto__: null, score: 100 } },
      { questionId, response: [nobody] },
      { questionId, response: 'x', mark: 100 },
      { questionId, response: null, deadlineAt: '2099-01-01T00:00:00.000Z' },
    ]) {
      const { status } = await save(data).then((response) => ({ status: response.status() }));
      expect([400, 404], JSON.stringify(data)).toContain(status);
    }
    await attacker.ask('POST', `/learning/attempt/${attempt.id}/submit`);
    expect((await save({ questionId, response: null })).status()).toBe(409);
    const after = await attacker.ask<LearningCourse>('GET', `/learning/course/${course.id}`);
    expect(after.progressPercent).toBeLessThanOrEqual(Math.ceil(100 / course.lessons.length));
    expect(after.certificateSerial).toBeNull();
    const { secondsSpent } = await attacker.ask<ProgressResult>(
      'GET',
      `/learning/lesson/${video.id}`,
    );
    expect(secondsSpent, 'ten hours were claimed').toBeLessThan(60);
  });

  test('gets a plain refusal for a request that nobody should send', async ({
    attacker,
    baseURL,
  }) => {
    const course = await enrol(attacker, practised);
    const quizId = await quizIdOf(attacker, course.lessonOf('QUIZ'));
    const attempt = await attacker.ask<Attempt>('POST', `/learning/quiz/${quizId}/attempt`);
    // Without sign-up, whose limit per minute the other tests need.
    const bodies = [
      '/order/quote',
      '/order/checkout',
      '/catalog/course/find',
      '/auth/authenticate',
      `/learning/lesson/${course.lessons[0]!.id}/progress`,
      `/learning/attempt/${attempt.id}/answers`,
    ].map((path) => ({ path, method: path.startsWith('/learning') ? 'PUT' : 'POST' }) as const);
    const json = { 'content-type': 'application/json' };
    const idempotent = { 'idempotency-key': crypto.randomUUID() };
    const deep = (open: string, close: string, times: number) =>
      open.repeat(times) + close.repeat(times);

    for (const { method, path } of bodies) {
      const send = async (data: string | Buffer, headers: Record<string, string> = json) => {
        const all = { ...idempotent, ...headers };
        const response = await attacker.call(method, path, { data, headers: all });
        const text = await response.text();
        expect(text, path).not.toMatch(/node_modules|\bat \/|select |insert |drizzle|fastify/i);
        return response.status();
      };
      const statuses = {
        tooLarge: await send(`{"a":"${'x'.repeat(300_000)}"}`),
        xml: await send('<a/>', { 'content-type': 'application/xml' }),
        form: await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
        half: await send('{"courseIds":['),
        notJson: await send('hello'),
        proto: await send('{"__proto__":{"admin":true}}'),
        nul: await send('{"a":"\\u0000","email":"\\u0000@example.org"}'),
        surrogate: await send('{"searchTerm":"\\ud800"}'),
        deepArrays: await send(deep('[', ']', 50_000)),
        deepObjects: await send(
          deep('{"a":', '1', 20_000).replace(/1+$/, `1${'}'.repeat(20_000)}`),
        ),
        unknown: await send('{"unknown":1}'),
        wrongTypes: await send('{"courseIds":{"0":1},"email":[],"filter":"x","completed":"yes"}'),
        list: await send('[]'),
        number: await send('1'),
        invalidUtf8: await send(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
      };
      const { tooLarge, xml, form, ...malformed } = statuses;
      expect({ path, tooLarge, xml, form }).toEqual({ path, tooLarge: 413, xml: 415, form: 415 });
      const all400 = Object.fromEntries(Object.keys(malformed).map((name) => [name, 400]));
      expect({ path, ...malformed }).toEqual({ path, ...all400 });
    }

    const find = async (data: unknown) =>
      (await attacker.call('POST', '/catalog/course/find', { data })).status();
    for (const data of [
      { sorting: { column: 'passwordHash', direction: 'asc' } },
      { sorting: { column: 'rating', direction: 'asc; drop table users' } },
      { filter: { ownerId: nobody } },
      { filter: { level: 'EVERY' } },
      { paginator: { page: 0, pageSize: 10, total: 0 } },
      { paginator: { page: 1, pageSize: 1e6, total: 0 } },
    ]) {
      expect(await find(data), JSON.stringify(data)).toBe(400);
    }
    for (const searchTerm of ["' or 1=1 --", '%_\\', '(((', '.*', '\u202e\u200b']) {
      expect(await find({ searchTerm }), searchTerm).toBe(200);
    }
    const quote = Array.from({ length: 51 }, () => nobody);
    const overfull = await attacker.call('POST', '/order/quote', { data: { courseIds: quote } });
    expect(overfull.status()).toBe(400);
    expect((await placeOrder(attacker, checkoutOf({ id: nobody, price: 0 }))).status()).toBe(409);
    expect((await placeOrder(attacker, checkoutOf(course as never), 'no-uuid')).status()).toBe(400);

    for (const path of [
      '/course/%00',
      '/course/%E0%A4%A',
      '/courses?page=1e99&level=%00&q=%ff',
      '/courses?page=-1&sort=x&price=',
      '/verify/%00',
      '/certificate/..%2f..%2fetc%2fpasswd',
      '/media/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/server/entry-server.js',
      '/checkout/result/x?key=%00',
      '/demo-gateway/pay/%00',
      '/lms-web/api/order/return/demo?reference=%00',
      '/lms-web/api/order/return/demo?reference[]=1&reference[]=2',
      '/lms-web/api/auth/is-email-exists?email=a%00@b.c',
      '/lms-web/api/auth/verify-email?token=%00',
      '/lms-web/api/catalog/course/%00',
      '/lms-web/api/learning/lesson/%00',
    ]) {
      const response = await attacker.request.get(baseURL + path);
      expect(response.status(), path).toBeLessThan(500);
    }
  });
});
