import { cartLimit, plainCartCookie, plainCartPath } from '@lms/cart/contract';
import { id, isId } from '@lms/contract';
import { type Deps, requestLanguage, validate } from '@lms/server/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object } from 'yup';
import { quoteCourses } from '../quote';
import { plainCartPage } from './plain-cart-html';
import { plainCartStyle } from './plain-cart-style';

const formSchema = object({ add: id(), remove: id() }).noUnknown();

const monthSeconds = 30 * 24 * 60 * 60;
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const coursesOf = ({ cookies }: FastifyRequest) =>
  (cookies[plainCartCookie] ?? '').split('.').filter(isId).slice(0, cartLimit);

/**
 * Registers the cart for browsers without JavaScript, whose cart is a cookie. Scripts that run again
 * put its courses into the cart proper.
 */
export const plainCartPages = (app: FastifyInstance, { config, database, now }: Deps) => {
  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );

    scope.get(`${plainCartPath}/style.css`, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(plainCartStyle),
    );

    scope.get(plainCartPath, async (request, reply) => {
      const courseIds = coursesOf(request);
      const quoted =
        courseIds.length > 0
          ? await quoteCourses(database.db, { courseIds, userId: undefined, now: now() })
          : undefined;
      return reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(plainCartPage(quoted?.quote, requestLanguage(request)));
    });

    scope.post(plainCartPath, async (request, reply) => {
      const { add, remove } = validate(formSchema, request.body ?? {});
      const kept = coursesOf(request).filter((courseId) => courseId !== remove);
      const courseIds = [...new Set(add ? [...kept, add] : kept)].slice(0, cartLimit);
      return reply
        .setCookie(plainCartCookie, courseIds.join('.'), {
          path: '/',
          secure: config.publicUrl.startsWith('https:'),
          sameSite: 'lax',
          maxAge: monthSeconds,
        })
        .redirect(plainCartPath, 303);
    });
  });
};
