import type { QuestionContent } from '@lms/contract';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../deps';
import { questionVersions } from '../../course-management/questions.table';
import type { AttemptItem } from '../learning.table';

/** What an attempt's questions said when it was started. */
export const contentsOf = async (db: Executor, { items }: { items: AttemptItem[] }) => {
  const versions = await db
    .select()
    .from(questionVersions)
    .where(
      inArray(
        questionVersions.questionId,
        items.map((item) => item.questionId),
      ),
    );
  const asked = new Map(items.map((item) => [item.questionId, item.contentVersion]));
  const contents = new Map(
    versions
      .filter(({ questionId, contentVersion }) => asked.get(questionId) === contentVersion)
      .map(({ questionId, content }) => [questionId, content]),
  );
  return {
    of: (questionId: string): QuestionContent => {
      const content = contents.get(questionId);
      if (!content) throw new Error(`question ${questionId} lost the version that was asked`);
      return content;
    },
  };
};
