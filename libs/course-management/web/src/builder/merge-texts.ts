import type { CourseDraft } from '@lms/course-management/contract';
import { type TextKey, useTranslation } from '@lms/i18n';
import { plainText } from '../fields/plain-text';

/** Formats values for the note of a merge; a curriculum is summarised by its size. */
export const useTextOf = () => {
  const { t } = useTranslation();
  return (field: string, value: unknown) => {
    if (field === 'sections') {
      const lessons = (value as CourseDraft['sections']).flatMap((section) => section.lessons);
      return t('courses.curriculum.count', { count: lessons.length });
    }
    if (/\.(?:video|document)$/.test(field)) return (value as { url?: string } | null)?.url;
    if (field.endsWith('.article')) return plainText(String(value));
    return undefined;
  };
};

const lessonField = /^sections\[(\d+)\]\.lessons\[(\d+)\](?:\.(\w+))?$/;

/** Names a part of a curriculum by its title, and its field. */
export const usePartNames = () => {
  const { t } = useTranslation();
  const titleOf = (title: string | undefined) => `“${title || t('courses.curriculum.untitled')}”`;
  return ({ sections }: CourseDraft) =>
    (path: string) => {
      const [, section, lesson, field] = lessonField.exec(path) ?? [];
      if (section !== undefined) {
        const title = titleOf(sections[Number(section)]?.lessons[Number(lesson)]?.title);
        return field ? `${title} · ${t(`courses.lesson.${field}` as TextKey)}` : title;
      }
      const [, alone] = /^sections\[(\d+)\]$/.exec(path) ?? [];
      return alone === undefined ? undefined : titleOf(sections[Number(alone)]?.title);
    };
};
