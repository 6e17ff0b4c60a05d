import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, Icon, useFocusHandover } from '@lms/ui';
import { type RefObject, useRef } from 'react';
import {
  chooseCourses,
  type ChosenCourse,
  comparisonPath,
  useChosenCourses,
} from './chosen-courses';
import styles from './compare-bar.module.css';

interface ChosenProps {
  course: ChosenCourse;
  onDrop: () => void;
  /** Takes the focus when the course is taken out by keys. */
  heir: RefObject<HTMLElement | null>;
}

const Chosen = ({ course: { title, language }, onDrop, heir }: ChosenProps) => {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  useFocusHandover(item, heir);
  return (
    <li ref={item}>
      <span lang={language}>{title}</span>
      <button type="button" aria-label={t('compare.drop', { title })} onClick={onDrop}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
};

const Bar = ({ chosen }: { chosen: readonly ChosenCourse[] }) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  useFocusHandover(bar);
  return (
    <section ref={bar} className={styles['bar']} aria-label={t('compare.bar')}>
      <div className={`container ${styles['content']}`}>
        <ul className={styles['chosen']}>
          {chosen.map((course) => (
            <Chosen
              key={course.slug}
              course={course}
              onDrop={() => chooseCourses(chosen.filter(({ slug }) => slug !== course.slug))}
              heir={clear}
            />
          ))}
        </ul>
        <div className={styles['acts']}>
          <p role="status">
            {chosen.length > 1 ? t('compare.chosen', { count: chosen.length }) : t('compare.more')}
          </p>
          <Button ref={clear} look="plain" onClick={() => chooseCourses([])}>
            {t('compare.clear')}
          </Button>
          {chosen.length > 1 && (
            <ButtonLink to={comparisonPath(chosen)}>{t('compare.choose')}</ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
};

/** Bar at the foot of the screen: what is chosen for a comparison, and the way there. */
export const CompareBar = () => {
  const chosen = useChosenCourses();
  return chosen.length > 0 && <Bar chosen={chosen} />;
};
