import type { PathCard } from '@lms/catalog/contract';
import { toCallProblem } from '@lms/entity-api';
import { useDuration, useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState, ErrorState, Loading, PageHead, Rosette, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { Price } from '../courses/price';
import { useGetPathsQuery } from './paths-api';
import styles from './paths.module.css';

/** Learning path in the list; the whole row is a link. */
const Row = ({ path }: { path: PathCard }) => {
  const { t } = useTranslation();
  const duration = useDuration();
  return (
    <li className={`panel ${styles['row']}`}>
      <Rosette slug={path.slug} category="" className={styles['seal']} />
      <div className={styles['rowText']}>
        <h2 lang={path.language}>
          <Link to={`/paths/${path.slug}`}>{path.title}</Link>
        </h2>
        <p lang={path.language}>{path.summary}</p>
        <p className={styles['soft']}>
          {t('paths.courses', { count: path.courseCount })} · {duration(path.durationMinutes)} ·{' '}
          {t(`common.level.${path.level}`)} · {path.organization.name}
        </p>
      </div>
      <Price poisha={path.price} />
    </li>
  );
};

const Paths = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetPathsQuery();
  if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={8} />
        <Skeleton height={8} />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState text={t('paths.empty')}>
        <ButtonLink to="/courses">{t('paths.toCourses')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={styles['rows']}>
      {data.map((path) => (
        <Row key={path.id} path={path} />
      ))}
    </ul>
  );
};

/** `/paths`: the public learning paths. */
export const PathList = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('paths.title')} description={t('paths.lead')} />
      <h1>{t('paths.title')}</h1>
      <p className={styles['lead']}>{t('paths.lead')}</p>
      <Paths />
    </div>
  );
};
