import type { QuestionContent } from '@lms/contract';
import { type AttemptItem, type Executor, questionVersions } from '@lms/server/database';
import { inArray } from 'drizzle-orm';

type VersionedItem = Pick<AttemptItem, 'questionId' | 'contentVersion' | 'markedVersion'>;

const keyOf = (questionId: string, contentVersion: number) => `${questionId}:${contentVersion}`;

/** Reads the question versions that an attempt shows, and those that it is marked by. */
export const contentsOf = async (db: Executor, { items }: { items: readonly VersionedItem[] }) => {
  const versions = await db
    .select()
    .from(questionVersions)
    .where(
      inArray(questionVersions.questionId, [...new Set(items.map((item) => item.questionId))]),
    );
  const contents = new Map(
    versions.map(({ questionId, contentVersion, content }) => [
      keyOf(questionId, contentVersion),
      content,
    ]),
  );
  const read = (questionId: string, contentVersion: number): QuestionContent => {
    const content = contents.get(keyOf(questionId, contentVersion));
    if (!content) throw new Error(`question ${questionId} lost the version ${contentVersion}`);
    return content;
  };
  return {
    asked: ({ questionId, contentVersion }: VersionedItem) => read(questionId, contentVersion),
    /** Version used for marking: the one shown, or a corrected one after a regrade. */
    marking: ({ questionId, contentVersion, markedVersion }: VersionedItem) =>
      read(questionId, markedVersion ?? contentVersion),
    read,
  };
};

export type Contents = Awaited<ReturnType<typeof contentsOf>>;
