import type { CourseLanguage } from '@lms/contract';
import type {
  ChecklistItem,
  CourseDraft,
  DraftLesson,
  DraftSection,
} from '@lms/course-management/contract';
import { checkRichText, isBlank } from './check-rich-text';

/** Facts that the draft alone does not contain. */
interface ChecklistFacts {
  /** Ids of the quizzes that learners can take now. */
  readyQuizzes: ReadonlySet<string>;
  /** True if one of the prerequisites requires this course in turn. */
  loops: boolean;
}

const hasCaptions = (captions: CourseDraft['previewCaptions'], language: CourseLanguage) =>
  captions?.some((one) => one.language === language);

const videoFaults = (lesson: DraftLesson, { language }: CourseDraft): ChecklistItem[] => {
  if (!lesson.video) return [{ code: 'videoMissing' }];
  return hasCaptions(lesson.video.captions, language) ? [] : [{ code: 'captionsMissing' }];
};

const articleFaults = ({ article = '' }: DraftLesson): ChecklistItem[] => {
  const { isEmpty, faults } = checkRichText(article, 2);
  return isEmpty ? [{ code: 'articleEmpty' }] : faults;
};

const quizFaults = ({ quizId }: DraftLesson, facts: ChecklistFacts): ChecklistItem[] => {
  if (!quizId) return [{ code: 'quizMissing' }];
  return facts.readyQuizzes.has(quizId) ? [] : [{ code: 'quizNotReady' }];
};

const partFaults = (lesson: DraftLesson, draft: CourseDraft, facts: ChecklistFacts) => {
  switch (lesson.type) {
    case 'VIDEO':
      return videoFaults(lesson, draft);
    case 'ARTICLE':
      return articleFaults(lesson);
    case 'DOCUMENT':
      return lesson.document ? [] : [{ code: 'documentMissing' as const }];
    case 'QUIZ':
      return quizFaults(lesson, facts);
  }
};

const lessonFaults = (lesson: DraftLesson, draft: CourseDraft, facts: ChecklistFacts) => {
  const faults: ChecklistItem[] = [];
  if (isBlank(lesson.title)) faults.push({ code: 'lessonTitleMissing' });
  // A quiz has its own time limit.
  if (lesson.type !== 'QUIZ' && lesson.durationMinutes === 0) {
    faults.push({ code: 'durationMissing' });
  }
  return [...faults, ...partFaults(lesson, draft, facts)];
};

const sectionFaults = (section: DraftSection, draft: CourseDraft, facts: ChecklistFacts) => {
  const faults: ChecklistItem[] = [];
  if (isBlank(section.title)) faults.push({ code: 'sectionTitleMissing' });
  if (section.lessons.length === 0) faults.push({ code: 'sectionEmpty' });
  for (const lesson of section.lessons) {
    for (const fault of lessonFaults(lesson, draft, facts)) {
      faults.push({ ...fault, lessonId: lesson.id });
    }
  }
  return faults.map((fault) => ({ ...fault, sectionId: section.id }));
};

const descriptionFaults = ({ description }: CourseDraft): ChecklistItem[] => {
  const { isEmpty, faults } = checkRichText(description, 3);
  const found: ChecklistItem[] = isEmpty ? [{ code: 'descriptionMissing' }] : faults;
  return found.map((fault) => ({ ...fault, field: 'description' }));
};

/** Lists the problems that keep a draft from being submitted, in the order of the builder's steps. */
export const checkDraft = (draft: CourseDraft, facts: ChecklistFacts): ChecklistItem[] => {
  const items: ChecklistItem[] = [];
  if (isBlank(draft.summary)) items.push({ code: 'summaryMissing', field: 'summary' });
  items.push(...descriptionFaults(draft));
  if (!draft.categoryId) items.push({ code: 'categoryMissing', field: 'categoryId' });
  if (draft.instructorIds.length === 0) {
    items.push({ code: 'instructorMissing', field: 'instructorIds' });
  }
  if (draft.outcomes.length === 0) items.push({ code: 'outcomesMissing', field: 'outcomes' });
  if (draft.previewVideoUrl && !hasCaptions(draft.previewCaptions, draft.language)) {
    items.push({ code: 'captionsMissing', field: 'previewCaptions' });
  }
  if (facts.loops) items.push({ code: 'prerequisiteLoop', field: 'prerequisiteIds' });
  if (!draft.sections.some((section) => section.lessons.length > 0)) {
    items.push({ code: 'lessonsMissing', field: 'sections' });
  }
  return [...items, ...draft.sections.flatMap((section) => sectionFaults(section, draft, facts))];
};
