import type { ComparedCourse } from '@lms/catalog/contract';
import { Rating } from '@lms/course-ui';
import { useDuration, useTranslation } from '@lms/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languageOf } from '../courses/language-of';
import { Price } from '../courses/price';

/** Property that courses are compared by. */
export interface CompareRow {
  name: string;
  /** Value by which courses differ or not; the cell shows it where it has no look of its own. */
  value: (course: ComparedCourse) => string;
  cell?: (course: ComparedCourse) => ReactNode;
}

const list = (items: { key: string; shown: ReactNode; lang?: string }[], none: string) =>
  items.length === 0 ? (
    none
  ) : (
    <ul>
      {items.map(({ key, shown, lang }) => (
        <li key={key} lang={lang}>
          {shown}
        </li>
      ))}
    </ul>
  );

/** Returns the properties of courses, in the order in which people ask for them. */
export const useCompareRows = (): CompareRow[] => {
  const { t, formats } = useTranslation();
  const duration = useDuration();
  const none = t('compare.none');
  return [
    {
      name: t('catalog.facet.price'),
      value: ({ price }) => String(price),
      cell: ({ price }) => <Price poisha={price} />,
    },
    {
      name: t('catalog.course.duration'),
      value: ({ durationMinutes }) => duration(durationMinutes),
    },
    {
      name: t('catalog.course.lectures'),
      value: ({ lectureCount }) => formats.number(lectureCount),
    },
    { name: t('catalog.course.level'), value: ({ level }) => t(`common.level.${level}`) },
    {
      name: t('catalog.course.language'),
      value: ({ language }) => t(`common.courseLanguage.${language}`),
    },
    { name: t('catalog.facet.label'), value: ({ label }) => label ?? none },
    {
      name: t('catalog.course.provider'),
      value: ({ organization }) => organization.name,
      cell: ({ organization }) => (
        <Link to={`/organization/${organization.code}`}>{organization.name}</Link>
      ),
    },
    {
      name: t('catalog.facet.rating'),
      value: ({ ratingAverage, ratingCount }) => `${ratingAverage} ${ratingCount}`,
      cell: (course) => <Rating average={course.ratingAverage} count={course.ratingCount} />,
    },
    {
      name: t('compare.certificate'),
      value: ({ inclusions, passMark }) =>
        inclusions.includes('CERTIFICATE_ON_COMPLETION')
          ? t('compare.certificateFrom', { percent: formats.percent(passMark) })
          : t('compare.noCertificate'),
    },
    {
      name: t('catalog.course.prerequisites'),
      value: ({ prerequisites }) => prerequisites.map(({ slug }) => slug).join(),
      cell: ({ prerequisites }) =>
        list(
          prerequisites.map(({ slug, title }) => ({
            key: slug,
            shown: <Link to={`/course/${slug}`}>{title}</Link>,
            lang: languageOf(title),
          })),
          none,
        ),
    },
    {
      name: t('catalog.course.achievements'),
      value: ({ outcomes }) => outcomes.join('\n'),
      cell: ({ outcomes, language }) =>
        list(
          outcomes.map((outcome) => ({ key: outcome, shown: outcome, lang: language })),
          none,
        ),
    },
    {
      name: t('catalog.course.includes'),
      value: ({ inclusions }) => [...inclusions].sort().join(),
      cell: ({ inclusions }) =>
        list(
          inclusions.map((inclusion) => ({
            key: inclusion,
            shown: t(`catalog.inclusion.${inclusion}`),
          })),
          none,
        ),
    },
    { name: t('compare.updated'), value: ({ updatedAt }) => formats.day(updatedAt) },
  ];
};
