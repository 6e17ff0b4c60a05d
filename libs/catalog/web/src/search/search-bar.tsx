import { catalogSorts } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Input, Select } from '@lms/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryOf, withParam } from './catalog-search';
import styles from './search.module.css';

/** Search term and sort order in a form that works without JavaScript. */
export const SearchBar = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { searchTerm: term, sorting } = queryOf(search);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(term);
  // A search from elsewhere, such as Back, replaces the input. Input from before hydration stays.
  useEffect(() => {
    if (shown.current === term) return;
    shown.current = term;
    if (input.current) input.current.value = term;
  }, [term]);
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
          ref={input}
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
          value={sorting.column}
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
