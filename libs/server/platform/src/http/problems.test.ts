import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { problemsPlugin } from './problems';

const failure = (about: object) => Object.assign(new Error('out of order'), about);

it.each([
  ['its server refuses', failure({ code: 'ECONNREFUSED', syscall: 'connect' }), 503],
  ['its name is not known', failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 503],
  ['nobody tells its name', failure({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }), 503],
  ['its disk is full', failure({ code: '53100' }), 503],
  ['it has no connection left', failure({ code: '53300' }), 503],
  ['it shuts down', failure({ code: '57P01' }), 503],
  ['it has no such column', failure({ code: '42703' }), 500],
])('tells whether the database is away: %s', async (_case, cause, status) => {
  const app = fastify();
  problemsPlugin(app);
  app.get('/', () => {
    throw new DrizzleQueryError('select 1', [], cause);
  });
  expect((await app.inject('/')).statusCode).toBe(status);
});
