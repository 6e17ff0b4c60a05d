import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { markedForMs, markWriter } from './writers';

/**
 * Marks whoever makes a call that changes something, before it runs, and again before the answer of
 * one that took long, so that they read what they wrote.
 */
export const replicaPlugin = (app: FastifyInstance, { database }: Deps) => {
  if (database.replicas.all.length === 0) return;
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    if (caller && routeOptions.config.reads === false) await markWriter(database.db, caller.userId);
  });
  app.addHook('onSend', async ({ caller, routeOptions }, reply) => {
    const isLong = reply.elapsedTime > markedForMs;
    if (isLong && caller && routeOptions.config.reads === false) {
      await markWriter(database.db, caller.userId);
    }
  });
};
