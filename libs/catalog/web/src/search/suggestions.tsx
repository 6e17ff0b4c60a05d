import type { CatalogSuggestion } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Icon, type IconName } from '@lms/ui';
import { Link, useNavigate } from 'react-router-dom';
import { languageOf } from '../courses/language-of';
import { useGetSuggestionsQuery } from './suggestions-api';
import styles from './suggestions.module.css';
import { fieldOf, useCombobox, useTypedTerm } from './use-combobox';

/** Minimum length of a term: a single letter fits almost everything. */
const minLength = 2;

const icons: Record<CatalogSuggestion['kind'], IconName> = {
  COURSE: 'play',
  CATEGORY: 'panel',
  ORGANIZATION: 'flag',
  INSTRUCTOR: 'user',
};

/** Names of what is no course. */
const kindTexts = {
  COURSE: null,
  CATEGORY: 'catalog.facet.category',
  ORGANIZATION: 'catalog.facet.organization',
  INSTRUCTOR: 'catalog.course.instructor',
} as const;

const pathOf = ({ kind, key }: CatalogSuggestion) =>
  ({
    COURSE: `/course/${key}`,
    CATEGORY: `/courses?category=${key}`,
    ORGANIZATION: `/organization/${key}`,
    INSTRUCTOR: `/instructors/${key}`,
  })[kind];

/** Suggestions below a search field while somebody types in it. */
export const Suggestions = ({ fieldId }: { fieldId: string }) => {
  const { t, formats } = useTranslation();
  const navigate = useNavigate();
  const listId = `${fieldId}-suggestions`;
  const optionId = (at: number) => `${listId}-${at}`;
  const term = useTypedTerm(fieldId);
  const isTooShort = term.length < minLength;
  const { data, isFetching } = useGetSuggestionsQuery(term, { skip: isTooShort });
  const suggestions = isTooShort ? [] : (data ?? []);
  const { active, isOpen, close } = useCombobox({
    fieldId,
    listId,
    term,
    optionCount: suggestions.length,
    optionId,
    onChoose: (at) => suggestions[at] && void navigate(pathOf(suggestions[at])),
  });
  // A list that was closed is no longer told of, and told again when it opens.
  const isListed = isOpen || (!isTooShort && suggestions.length === 0);
  const empty = () => {
    close();
    const field = fieldOf(fieldId);
    if (field) field.value = '';
  };
  return (
    <>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('catalog.suggestion.title')}
        className={styles['list']}
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, at) => {
          const { kind, key, name, language } = suggestion;
          const text = formats.content(name);
          const kindText = kindTexts[kind];
          return (
            <Link
              key={`${kind} ${key}`}
              to={pathOf(suggestion)}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              className={styles['option']}
              onClick={empty}
            >
              <Icon name={icons[kind]} size={18} />
              <span lang={language ?? (kind === 'CATEGORY' ? undefined : languageOf(text))}>
                {text}
              </span>
              {kindText && <span className={styles['kind']}>{t(kindText, { count: 1 })}</span>}
            </Link>
          );
        })}
      </div>
      <p role="status" className="visually-hidden">
        {isListed && !isFetching && t('catalog.suggestion.found', { count: suggestions.length })}
      </p>
    </>
  );
};
