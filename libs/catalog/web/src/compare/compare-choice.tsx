import { comparisonLimit } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Icon, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { chooseCourses, type ChosenCourse, useChosenCourses } from './chosen-courses';

/** A narrow screen shows one course less. */
const limitHere = () => comparisonLimit - (matchMedia('(min-width: 62em)').matches ? 0 : 1);

/** Button that chooses a course for a comparison, or takes it out. */
export const CompareChoice = ({ course }: { course: ChosenCourse }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const chosen = useChosenCourses();
  const { slug, title } = course;
  const others = chosen.filter((item) => item.slug !== slug);
  const isChosen = others.length < chosen.length;
  const toggle = () => {
    if (isChosen) return chooseCourses(others);
    const limit = limitHere();
    if (chosen.length >= limit) {
      const message = t('compare.full', { count: limit });
      return dispatch(toastShown({ type: 'warning', message, preventDuplicates: true }));
    }
    return chooseCourses([...chosen, course]);
  };
  return (
    <Button
      look="plain"
      aria-pressed={isChosen}
      aria-label={t('compare.chooseCourse', { title })}
      onClick={toggle}
    >
      <Icon name={isChosen ? 'check' : 'M4 5h6v14H4zM14 5h6v14h-6z'} />
      {t('compare.choose')}
    </Button>
  );
};
