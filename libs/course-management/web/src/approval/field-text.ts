import type { FindResult } from '@lms/contract';
import type {
  Course,
  CourseCategory,
  CourseDraft,
  Instructor,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { allByName } from '@lms/table-state';
import { courseCategoryCalls } from '../course-categories/course-categories-api';
import { courseCalls } from '../courses/courses-api';
import { instructorCalls } from '../instructors/instructors-api';
import { type DraftField, wordsOf } from './changes';

const titleOf = <Item extends { id: string }>(
  found: FindResult<Item>,
  id: string,
  nameOf: (item: Item) => string,
) => {
  const item = found.items.find((candidate) => candidate.id === id);
  return item ? nameOf(item) : id;
};

/** Returns a formatter of a draft's fields. */
export const useFieldText = () => {
  const { t, formats } = useTranslation();
  const { answer: categories } = courseCategoryCalls.useFind(allByName('position'), {});
  const { answer: instructors } = instructorCalls.useFind(allByName('name'), {});
  const { answer: courses } = courseCalls.useFind(allByName('title'), {});
  const yesNo = (value: boolean) => t(value ? 'courses.review.yes' : 'courses.review.no');
  return (draft: CourseDraft, field: DraftField): string => {
    switch (field) {
      case 'description':
        return wordsOf(draft.description);
      case 'kind':
        return t(`courses.kind.${draft.kind}`);
      case 'programme':
        return t(`courses.programme.${draft.programme}`);
      case 'level':
        return t(`courses.level.${draft.level}`);
      case 'language':
        return t(`courses.language.${draft.language}`);
      case 'price':
        return draft.price === 0 ? t('catalog.price.FREE') : formats.money(draft.price);
      case 'passMark':
        return formats.percent(draft.passMark);
      case 'sequential':
        return yesNo(draft.sequential);
      case 'categoryId':
        return draft.categoryId
          ? titleOf<CourseCategory>(categories, draft.categoryId, ({ name }) =>
              formats.content(name),
            )
          : '';
      case 'instructorIds':
        return draft.instructorIds
          .map((id) => titleOf<Instructor>(instructors, id, ({ name }) => name))
          .join(', ');
      case 'prerequisiteIds':
        return draft.prerequisiteIds
          .map((id) => titleOf<Course>(courses, id, ({ title }) => title))
          .join(', ');
      case 'audiences':
        return draft.audiences.map((value) => t(`catalog.audience.${value}`)).join(', ');
      case 'inclusions':
        return draft.inclusions.map((value) => t(`catalog.inclusion.${value}`)).join(', ');
      case 'previewCaptions':
        return (draft.previewCaptions ?? [])
          .map(({ language }) => t(`courses.language.${language}`))
          .join(', ');
      case 'outcomes':
      case 'requirements':
        return draft[field].join('\n');
      default:
        return draft[field] ?? '';
    }
  };
};
