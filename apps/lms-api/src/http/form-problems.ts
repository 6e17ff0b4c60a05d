import { ProblemError } from './problems';

/**
 * Reads a multipart form. Its parser tells of a broken one by errors that say nothing but what it
 * missed; those of the disk name what was asked of it, and stay faults.
 *
 * @throws ProblemError request.malformed
 */
export const withFormProblems = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
    if (error instanceof ProblemError || statusCode || syscall) throw error;
    throw new ProblemError('request.malformed');
  }
};
