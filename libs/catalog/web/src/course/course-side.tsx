import type { CourseDetail } from '@lms/catalog/contract';
import { CourseTools } from '@lms/course-ui';
import { useDuration, useTranslation } from '@lms/i18n';
import { Cover, Icon } from '@lms/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languageOf } from '../courses/language-of';
import { Price } from '../courses/price';
import styles from './course-side.module.css';
import lists from './text-list.module.css';

/** Price, action, facts and contents of a course. */
export const CourseSide = ({ course, children }: { course: CourseDetail; children: ReactNode }) => {
  const { t, formats } = useTranslation();
  const duration = useDuration();
  const lessons = course.sections.flatMap((section) => section.lessons);
  const preview = lessons.find((lesson) => lesson.preview);
  const hasVideo = lessons.some(({ type }) => type === 'VIDEO');
  const facts: [string, ReactNode][] = [
    [t('catalog.course.category'), formats.content(course.category.name)],
    [t('catalog.course.duration'), duration(course.durationMinutes)],
    [t('catalog.course.lectures'), formats.number(course.lectureCount)],
    [t('catalog.course.level'), t(`common.level.${course.level}`)],
    [t('catalog.course.language'), t(`common.courseLanguage.${course.language}`)],
    [t('catalog.facet.captioned'), hasVideo && course.captioned && t('catalog.captioned')],
    [
      t('catalog.course.provider'),
      <Link to={`/organization/${course.organization.code}`}>{course.organization.name}</Link>,
    ],
    [
      t('catalog.course.instructor', { count: course.instructors.length }),
      course.instructors.map(({ name }) => name).join(', '),
    ],
    [t('catalog.course.passMark'), formats.percent(course.passMark)],
    ...course.paths.map(({ slug, title }): [string, ReactNode] => [
      t('catalog.path.partOf'),
      <Link to={`/paths/${slug}`} lang={languageOf(title)}>
        {title}
      </Link>,
    ]),
  ];
  return (
    <aside className={styles['side']}>
      <div className={styles['cover']}>
        <Cover slug={course.slug} imageUrl={course.imageUrl} category={course.category.slug} />
        {preview && (
          <Link to={`/course/${course.slug}/lesson/${preview.id}`} className={styles['play']}>
            <span>
              <Icon name="play" filled />
            </span>
            {t('catalog.course.preview')}
          </Link>
        )}
      </div>
      <div className={styles['buy']}>
        <Price poisha={course.price} />
        <div className={styles['actions']}>{children}</div>
      </div>
      <div className={styles['sideText']}>
        <CourseTools course={course} />
        <dl className={styles['facts']}>
          {facts
            .filter(([, value]) => value)
            .map(([name, value], index) => (
              <div key={index} className={styles['fact']}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {course.prerequisites.length > 0 && (
          <div>
            <h2>{t('catalog.course.prerequisites')}</h2>
            <ul>
              {course.prerequisites.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={`/course/${slug}`} lang={languageOf(title)}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2>{t('catalog.course.includes')}</h2>
          <ul className={lists['checks']}>
            {course.inclusions.map((inclusion) => (
              <li key={inclusion}>
                <Icon name="check" size={18} />
                {t(`catalog.inclusion.${inclusion}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
};
