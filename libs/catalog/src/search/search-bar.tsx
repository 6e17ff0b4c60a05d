import { catalogSorts } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Input, Select } from '@lms/ui';
import { useSearchParams } from 'react-router-dom';
import { withParam } from './catalog-search';
import styles from './search.module.css';

/** Search term and order. A plain form: before any JavaScript has run it asks the server. */
export const SearchBar = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const term = search.get('q') ?? '';
  return (
    <div className={styles['bar']}>
      <form
        role="search"
        action="/courses"
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          setSearch(withParam(search, 'q', String(typed).trim()));
        }}
      >
        <label htmlFor="course-search" className="visually-hidden">
          {t('catalog.search.label')}
        </label>
        <Input
          key={term}
          id="course-search"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={term}
          placeholder={t('catalog.search.label')}
        />
        <Button type="submit">{t('catalog.search.button')}</Button>
      </form>
      <label className={styles['sort']}>
        {t('catalog.search.sort')}
        <Select
          value={search.get('sort') ?? 'relevance'}
          onChange={(event) => setSearch(withParam(search, 'sort', event.target.value))}
        >
          {catalogSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`catalog.sort.${sort}`)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
};
