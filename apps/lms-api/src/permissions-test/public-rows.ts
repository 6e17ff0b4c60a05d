import { newId } from '@lms/server/database';
import { openSession, refreshCookie } from '@lms/server/platform';
import { testPassword } from '@lms/server/testing';
import type { CallRow, CallRows } from './call-row';
import { storePublicProfile } from './public-profile-fixture';

/** Time that a person takes to fill in a form. */
const fillMs = 5_000;

const open = (aim: CallRow['aim'] = () => ({}), done = 200): CallRow => ({
  access: 'public',
  aim,
  done,
});

export const publicRows: CallRows = {
  'GET /auth/is-email-exists': open(() => ({ query: '?email=nobody@test.lms' })),
  'GET /auth/verify-email': open(async ({ world }) => ({
    query: `?token=${await world.mailedToken('VERIFY_EMAIL')}`,
  })),
  'POST /auth/authenticate': open(({ caller }) => ({
    body: { email: caller.username, password: testPassword },
  })),
  'POST /auth/logout': open(undefined, 204),
  'POST /auth/refresh': open(async ({ world, caller }) => {
    const now = world.test.clock.now();
    const { tokens, cookieHalf } = await openSession(world.db, caller.id, now);
    return {
      body: { refreshToken: tokens.refreshToken },
      options: { cookies: { [refreshCookie.nameOn(world.test.deps.config)]: cookieHalf } },
    };
  }),
  'POST /auth/resend-verification': open(
    ({ caller }) => ({ body: { email: caller.username } }),
    204,
  ),
  'POST /auth/signup': open(
    ({ side }) => ({
      body: {
        name: 'Rahima Khatun',
        email: `${side.name('new').replaceAll(' ', '-')}@test.lms`,
        password: 'Another-Testing-456',
      },
    }),
    201,
  ),
  'POST /auth/user/forgot-password': open(
    ({ caller }) => ({ body: { email: caller.username } }),
    204,
  ),
  'GET /auth/user/reset-password': open(
    async ({ world }) => ({ query: `?token=${await world.mailedToken('RESET_PASSWORD')}` }),
    204,
  ),
  'PUT /auth/user/reset-password': open(
    async ({ world }) => ({
      body: {
        token: await world.mailedToken('RESET_PASSWORD'),
        password: 'Another-Testing-456',
      },
    }),
    204,
  ),
  'GET /catalog/category': open(),
  'GET /catalog/landing': open(),
  'GET /catalog/path': open(),
  'GET /catalog/path/:slug': open(async ({ world, side }) => {
    const slug = newId();
    await side.path({ slug });
    world.test.clock.advance(fillMs);
    return { params: { slug } };
  }),
  'GET /catalog/suggestion': open(() => ({ query: '?term=web' })),
  'GET /catalog/course/:slug': open(({ side }) => ({
    params: { slug: side.studied.course.slug },
  })),
  'GET /catalog/instructor/:id': open(async ({ side }) => ({
    params: { id: (await side.instructor()).id },
  })),
  'GET /catalog/lesson/:lessonId': open(({ side }) => ({
    params: { lessonId: side.studied.article.id },
  })),
  'GET /catalog/organization/:code': open(({ side }) => ({
    params: { code: side.organization.code },
  })),
  'POST /catalog/course/compare': open(({ side }) => ({
    body: { slugs: [side.studied.course.slug] },
  })),
  'POST /catalog/course/find': open(() => ({ body: {} })),
  'POST /catalog/organization/find': open(() => ({ body: {} })),
  'GET /catalog/contact/token': open(),
  'POST /catalog/contact': open(async ({ world }) => {
    const answer = await world.test.anonymous.get('/catalog/contact/token');
    world.test.clock.advance(fillMs);
    return {
      body: {
        name: 'Rahima Khatun',
        email: 'rahima@example.org',
        topic: 'LEARNER_SUPPORT',
        message: 'I can not sign in.',
        language: 'en',
        ...answer.json<{ token: string }>(),
      },
    };
  }, 204),
  'GET /certificate/key': open(),
  'GET /certificate/verify/:serial': open(async ({ world, side }) => ({
    params: { serial: await world.certificate(side) },
  })),
  'POST /certificate/verify/many': open(async ({ world, side }) => ({
    body: { serials: [await world.certificate(side)] },
  })),
  'GET /certificate/badge/verify': open(),
  'POST /certificate/badge/verify': open(() => ({ body: { badges: ['{}'] } })),
  'GET /certificate/:serial.proof': open(async ({ world, side }) => ({
    params: { serial: await world.certificate(side) },
  })),
  'POST /certificate/sheet': open(async ({ world, side }) => ({
    body: { language: 'en', rows: [{ given: 'a', serial: await world.certificate(side) }] },
  })),
  'GET /certificate/sheet': open(() => ({ query: '?seal=1' })),
  'POST /certificate/sheet/verify': open(() => ({
    body: { sha256: 'a'.repeat(64), key: 'a'.repeat(16), signature: 'a'.repeat(86) },
  })),
  'GET /certificate/:serial.pdf': open(async ({ world, side }) => ({
    params: { serial: await world.certificate(side) },
  })),
  'GET /certificate/:serial.json': open(async ({ world, side }) => ({
    params: { serial: await world.certificate(side) },
  })),
  'GET /certificate/:serial.png': open(async ({ world, side }) => ({
    params: { serial: await world.certificate(side) },
  })),
  'GET /certificate/:serial.svg': open(async ({ world, side }) => ({
    params: { serial: await world.certificate(side) },
  })),
  'GET /certificate/status/:list': open(async ({ world, side }) => {
    await world.certificate(side);
    return { params: { list: '0' } };
  }),
  'GET /people/:slug': open(async (at) => ({
    params: { slug: (await storePublicProfile(at)).slug },
  })),
  'POST /order/quote': open(({ side }) => ({
    body: { courseIds: [side.studied.course.id] },
  })),
  'POST /order/notification/:gateway': open(
    async ({ world }) => ({ params: { gateway: 'demo' }, body: await world.paymentReport() }),
    204,
  ),
  'GET /order/return/:gateway': open(
    async ({ world }) => ({
      params: { gateway: 'demo' },
      query: `?reference=${(await world.payment()).reference}`,
    }),
    303,
  ),
};
