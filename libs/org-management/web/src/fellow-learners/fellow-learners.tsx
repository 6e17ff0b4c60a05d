import { blankUserImage } from '@lms/auth/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { FellowLearner } from '@lms/org-management/contract';
import {
  ButtonLink,
  EmptyList,
  ErrorState,
  Input,
  Loading,
  PageHead,
  Skeleton,
  useTypedSearch,
} from '@lms/ui';
import { Link, Navigate } from 'react-router-dom';
import { fellowLearnersApi, fellowsAtOnce } from './fellow-learners-api';
import styles from './fellow-learners.module.css';
import { useFellowQuery } from './use-fellow-query';

const Card = ({ fellow }: { fellow: FellowLearner }) => {
  const { t } = useTranslation();
  const { name, imageUrl, occupation, courses } = fellow;
  return (
    <li className={`panel ${styles['card']}`}>
      <img src={imageUrl ?? blankUserImage} alt="" width={56} height={56} loading="lazy" />
      <div>
        <h2>{name}</h2>
        {occupation && <p>{occupation}</p>}
        <ul className={styles['courses']} aria-label={t('users.fellows.shared')}>
          {courses.map(({ title, language }) => (
            <li key={title} lang={language}>
              {title}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};

const SearchField = ({ value, onSearch }: { value: string; onSearch: (text: string) => void }) => {
  const { t } = useTranslation();
  const { text, type, search } = useTypedSearch(value, onSearch);
  return (
    <Input
      type="search"
      aria-label={t('users.fellows.search')}
      placeholder={t('users.fellows.search')}
      maxLength={100}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={search}
    />
  );
};

/**
 * Fellow learners ("Users 1" of a learner's menu): people of the same courses, with picture and
 * occupation.
 */
export const FellowLearners = () => {
  const { t, formats } = useTranslation();
  const { query, search, linkTo } = useFellowQuery();
  const { currentData, error, isFetching, refetch } = fellowLearnersApi.useFindFellowLearnersQuery(
    query,
    { refetchOnMountOrArgChange: true },
  );
  const pages = Math.max(1, Math.ceil((currentData?.total ?? 0) / fellowsAtOnce));
  const body = () => {
    if (error && !isFetching) {
      return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
    }
    if (!currentData) {
      return (
        <Loading>
          <Skeleton height={8} />
          <Skeleton height={8} />
          <Skeleton height={8} />
        </Loading>
      );
    }
    if (currentData.items.length > 0) {
      return (
        <ul className={styles['cards']}>
          {currentData.items.map((fellow) => (
            <Card key={fellow.id} fellow={fellow} />
          ))}
        </ul>
      );
    }
    if (currentData.total > 0) return <Navigate to={linkTo(pages)} replace />;
    return query.searchTerm ? (
      <EmptyList text={t('users.fellows.noMatch')} />
    ) : (
      <EmptyList text={t('users.fellows.empty')}>
        <ButtonLink to="/courses">{t('users.fellows.findCourse')}</ButtonLink>
      </EmptyList>
    );
  };
  return (
    <>
      <PageHead title={t('users.fellows.title')} />
      <h1>{t('users.fellows.title')}</h1>
      <p>
        {t('users.fellows.intro')} <Link to="/profile?tab=data">{t('users.fellows.privacy')}</Link>
      </p>
      <div className={styles['search']}>
        <SearchField value={query.searchTerm} onSearch={search} />
        {currentData && (
          <p role="status">{t('users.fellows.count', { count: currentData.total })}</p>
        )}
      </div>
      {body()}
      {pages > 1 && query.page <= pages && (
        <nav className={styles['pages']} aria-label={t('users.fellows.pages')}>
          {query.page > 1 && (
            <ButtonLink look="secondary" to={linkTo(query.page - 1)}>
              {t('users.fellows.previous')}
            </ButtonLink>
          )}
          <span>
            {t('users.fellows.page', {
              page: formats.number(query.page),
              pages: formats.number(pages),
            })}
          </span>
          {query.page < pages && (
            <ButtonLink look="secondary" to={linkTo(query.page + 1)}>
              {t('users.fellows.next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
};
