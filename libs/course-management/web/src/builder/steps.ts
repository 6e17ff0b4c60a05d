import type { ChecklistItem } from '@lms/course-management/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export const steps = ['details', 'curriculum', 'settings', 'preview', 'submit'] as const;
export type Step = (typeof steps)[number];

export interface Place {
  step: Step;
  lessonId?: string;
  /** Field to focus. */
  field?: string;
}

const settings = ['price', 'passMark', 'sequential', 'prerequisiteIds', 'kind'];

/** Field that solves each problem of a lesson. */
const fieldOfCode: Partial<Record<ChecklistItem['code'], string>> = {
  lessonTitleMissing: 'title',
  durationMissing: 'durationMinutes',
  articleEmpty: 'article',
  imageAltMissing: 'article',
  headingJump: 'article',
  videoMissing: 'video',
  captionsMissing: 'captions',
  documentMissing: 'document',
  quizMissing: 'quizId',
  quizNotReady: 'quizId',
};

/** Returns the step and field that solve a problem of the checklist. */
export const placeOfItem = ({ code, field, lessonId, sectionId }: ChecklistItem): Place => {
  if (lessonId) return { step: 'curriculum', lessonId, field: fieldOfCode[code] };
  if (sectionId) return { step: 'curriculum', field: `section-${sectionId}` };
  if (!field || field === 'sections') return { step: 'curriculum', field: 'addSection' };
  return { step: settings.includes(field) ? 'settings' : 'details', field };
};

export const searchOf = ({ step, lessonId, field }: Place) => {
  const search = new URLSearchParams({ step });
  if (lessonId) search.set('lesson', lessonId);
  if (field) search.set('field', field);
  return `?${search.toString()}`;
};

/** Reads the builder's step, lesson and field from the address. */
export const usePlace = () => {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('step');
  const place: Place = {
    step: steps.find((step) => step === requested) ?? 'details',
    lessonId: search.get('lesson') ?? undefined,
    field: search.get('field') ?? undefined,
  };
  const go = useCallback(
    (to: Place, replace = false) => setSearch(searchOf(to), { replace, preventScrollReset: true }),
    [setSearch],
  );
  return { place, go };
};
