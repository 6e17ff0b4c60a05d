import { MergedNote, type MergedValues } from '@lms/admin-ui';
import type { CourseDraft } from '@lms/course-management/contract';
import { usePartNames, useTextOf } from './merge-texts';

interface MergedDraftProps {
  merged: MergedValues<CourseDraft>;
  values: CourseDraft;
}

/** Summary of a merge of two drafts of a course. */
export const MergedDraft = ({ merged, values }: MergedDraftProps) => {
  const textOf = useTextOf();
  const nameOf = usePartNames();
  return <MergedNote {...merged} textOf={textOf} nameOf={nameOf(values)} />;
};
