import { announce, type Deps } from '@lms/server/platform';
import type { FastifyBaseLogger } from 'fastify';

interface Told {
  done: number;
  total: number;
}

interface ProgressOf {
  userId: string;
  /** Id that the importing screen gave; without one, nothing is told. */
  id: string | undefined;
  log: FastifyBaseLogger;
}

/**
 * Tells a person's open screens how many questions of a file have been checked. Numbers that come
 * while one is on its way are left out, but for the last.
 */
export const tellProgress = ({ database }: Deps, { userId, id, log }: ProgressOf) => {
  let next: Told | undefined;
  let telling: Promise<void> | undefined;
  const tellAll = async (progress: string) => {
    for (let told = next; told; told = next) {
      next = undefined;
      await announce(database.db, [userId], { type: 'questionImport', id: progress, ...told });
    }
  };
  return {
    tell(told: Told) {
      if (!id) return;
      next = told;
      telling ??= tellAll(id)
        .catch((err: unknown) => log.warn({ err }, 'the progress of an import is not told'))
        .finally(() => (telling = undefined));
    },
    /** Resolves when everything has been told. */
    told: async () => telling,
  };
};
