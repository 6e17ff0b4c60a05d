import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { chainActivities } from './chain-activities';

const everyMs = 60_000;

/**
 * Chains the acts of administrators once a minute, so that no act waits for another. Each head is
 * logged: whoever collects the log elsewhere keeps it.
 */
export const activityChainModule = (app: FastifyInstance, { database, now }: Deps) => {
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  let running: Promise<void> = Promise.resolve();

  const chainAll = async () => {
    let head = await chainActivities(database.db, now());
    while (head && !closing) {
      app.log.info(`acts of administrators are chained up to ${head.position}:${head.hash}`);
      head = await chainActivities(database.db, now());
    }
  };
  const tick = () => {
    running = running
      .then(chainAll)
      .catch((err: unknown) => app.log.error({ err }, 'acts can not be chained'));
  };

  app.addHook('onListen', async () => {
    tick();
    timer = setInterval(tick, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    await running;
  });
};
