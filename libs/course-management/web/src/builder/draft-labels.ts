import type { CourseDraft } from '@lms/course-management/contract';
import { type TextKey, type Translate, useTranslation } from '@lms/i18n';

const fields = [
  'kind',
  'title',
  'summary',
  'description',
  'categoryId',
  'organizationId',
  'instructorIds',
  'programme',
  'label',
  'level',
  'language',
  'price',
  'imageUrl',
  'previewVideoUrl',
  'previewCaptions',
  'outcomes',
  'requirements',
  'audiences',
  'inclusions',
  'passMark',
  'sequential',
  'prerequisiteIds',
  'sections',
] as const satisfies (keyof CourseDraft)[];

const lessonFields = [
  'title',
  'durationMinutes',
  'preview',
  'article',
  'quizId',
  'topics',
] as const;

/** Path of a lesson in the draft, as its fields are named. */
export const lessonPath = (section: number, lesson: number) =>
  `sections[${section}].lessons[${lesson}]`;

/** Returns the labels of a draft's fields by path. */
export const useDraftLabels = () => {
  const { t } = useTranslation();
  return (draft: CourseDraft) => labelsOf(draft, t);
};

const labelsOf = (draft: CourseDraft, t: Translate): Record<string, string> => {
  const own = fields.map((field) => [field, t(`courses.field.${field}` satisfies TextKey)]);
  const ofSections = draft.sections.flatMap(({ lessons }, section) => [
    [`sections[${section}].title`, t('courses.curriculum.sectionTitle')],
    ...lessons.flatMap((_lesson, lesson) =>
      lessonFields.map((field) => [
        `${lessonPath(section, lesson)}.${field}`,
        t(`courses.lesson.${field}` satisfies TextKey),
      ]),
    ),
  ]);
  return Object.fromEntries([...own, ...ofSections]) as Record<string, string>;
};
