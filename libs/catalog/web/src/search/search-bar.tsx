import { useTranslation } from '@lms/i18n';
import { Button, Icon, Input } from '@lms/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import box from '../courses/search-box.module.css';
import { queryOf, withParam } from './catalog-search';
import { Suggestions } from './lazy-suggestions';

/** Search term in a form that works without JavaScript. */
export const SearchBar = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { searchTerm: term } = queryOf(search);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(term);
  const [isUsed, setUsed] = useState(false);
  // A search from elsewhere, such as Back, replaces the input. Input from before hydration stays.
  useEffect(() => {
    if (shown.current === term) return;
    shown.current = term;
    if (input.current) input.current.value = term;
  }, [term]);
  return (
    <form
      role="search"
      action="/courses"
      className={box['box']}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        setSearch(withParam(search, 'q', String(typed).trim()));
      }}
    >
      <Icon name="search" />
      <label htmlFor="course-search" className="visually-hidden">
        {t('catalog.search.label')}
      </label>
      <Input
        ref={input}
        id="course-search"
        onFocus={() => setUsed(true)}
        onInput={() => setUsed(true)}
        name="q"
        type="search"
        maxLength={100}
        defaultValue={term}
        placeholder={t('catalog.search.label')}
      />
      <Button type="submit">{t('catalog.search.button')}</Button>
      {isUsed && <Suggestions fieldId="course-search" />}
    </form>
  );
};
