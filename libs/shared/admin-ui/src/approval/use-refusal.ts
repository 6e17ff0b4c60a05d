import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';

/**
 * Refused decision about a page's item. Where somebody else changed the item, the calls load it
 * again, and the page tells of that.
 */
export const useRefusal = () => {
  const { t, formats } = useTranslation();
  const [problem, setProblem] = useState<CallProblem>();
  const savedBy = problem?.savedBy;
  return {
    problem,
    /** Names who changed the item meanwhile, and when. */
    changedBy:
      savedBy?.name &&
      t('admin.approval.changedBy', { name: savedBy.name, at: formats.dateTime(savedBy.at) }),
    refuse: setProblem,
    /** Waits for a decision, which tells its own refusal. */
    settle: async (call: PromiseLike<{ error?: unknown }>) => {
      const { error } = await call;
      if (!error) return {};
      const refused = toCallProblem(error);
      setProblem(refused);
      return { problem: refused };
    },
  };
};
