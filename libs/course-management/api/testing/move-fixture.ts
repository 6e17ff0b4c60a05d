import type { Problem } from '@lms/contract';
import type { Course } from '@lms/course-management/contract';
import { expect } from 'vitest';
import type { Authoring } from './draft-fixture';

type Move = 'submit' | 'withdraw' | 'approve';

export const codeOf = (response: { statusCode: number; json: <T>() => T }) =>
  `${response.statusCode} ${response.json<Problem>().code}`;

/** Creates the calls that move a course, made by its author unless another client is given. */
export const createMoves = (test: Authoring) => {
  const move = async (id: string, name: Move, client = test.admin, version?: number) => {
    const now = version ?? (await test.read(id, test.system)).version;
    return client.post(`/course/${id}/${name}`, { version: now });
  };
  const moved = async (...call: Parameters<typeof move>) => {
    const response = await move(...call);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Course>();
  };
  return {
    move,
    moved,
    publish: async (id: string) => {
      await moved(id, 'submit');
      return moved(id, 'approve', test.system);
    },
    reject: (id: string, reason: string) => test.system.post(`/course/${id}/reject`, { reason }),
  };
};
