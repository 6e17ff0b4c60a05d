import type { CourseTerm } from '@lms/contract';
import type { Glossary } from '@lms/course-management/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useLazyGetGlossaryQuery, useSaveGlossaryMutation } from './glossary-api';

export interface GlossaryChange {
  /** Version that the author saw. */
  from: Pick<Glossary, 'version' | 'terms'>;
  apply: (terms: readonly CourseTerm[]) => CourseTerm[];
  /** Tells whether the change still holds for what somebody else saved; by default it does. */
  fits?: (terms: readonly CourseTerm[]) => boolean;
}

/**
 * Saves a change of the terms at once. When somebody else has saved in between, it is made to what
 * they saved, so that both changes stay.
 */
export const useGlossaryChange = (courseId: string) => {
  const [save] = useSaveGlossaryMutation();
  const [read] = useLazyGetGlossaryQuery();
  const send = async ({ version, terms }: GlossaryChange['from']) => {
    const { error } = await save({ courseId, version, terms });
    return error && toCallProblem(error);
  };
  return async ({
    from,
    apply,
    fits = () => true,
  }: GlossaryChange): Promise<CallProblem | undefined> => {
    const problem = await send({ version: from.version, terms: apply(from.terms) });
    if (problem?.code !== 'entity.conflict') return problem;
    const { data: newer } = await read(courseId);
    if (!newer || !fits(newer.terms)) return problem;
    return send({ version: newer.version, terms: apply(newer.terms) });
  };
};
