import { type CatalogFacet, catalogFacets, type CatalogResult } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { CategoryIcon } from '@lms/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { chosenCount, toggled } from './catalog-search';
import styles from './search.module.css';
import { useFacetText } from './use-facet-text';

/** Facet as a list of links, with the title of the facet. */
export const FacetGroup = ({
  facet,
  values,
  className = 'group',
}: {
  facet: CatalogFacet;
  values: CatalogResult['facets'][CatalogFacet];
  /** Chips in a row, or a group among others. */
  className?: 'group' | 'chips';
}) => {
  const { t, formats } = useTranslation();
  const [search] = useSearchParams();
  const facetText = useFacetText();
  const chosen = search.getAll(facet);
  return (
    <div className={styles[className]}>
      <h2 className={styles['groupTitle']} id={`facet-${facet}`}>
        {t(`catalog.facet.${facet}`)}
      </h2>
      <ul className={styles['values']} aria-labelledby={`facet-${facet}`}>
        {values.map((value) => (
          <li key={value.value}>
            <Link
              to={{ search: toggled(search, facet, value.value).toString() }}
              className={styles['value']}
              aria-current={chosen.includes(value.value) || undefined}
              preventScrollReset
            >
              {className === 'chips' ? (
                <CategoryIcon category={value.value} size={18} />
              ) : (
                <span className={styles['box']} aria-hidden="true" />
              )}
              {facetText(facet, value)}
              <span className={styles['count']}>{formats.number(value.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Opens the facets on wide screens; on a phone the results come first. */
const openOnWideScreens = (details: HTMLDetailsElement | null) => {
  if (details && matchMedia('(min-width: 62em)').matches) details.open = true;
};

/** Filters as links, so that they work without JavaScript and each state has an address. */
export const Facets = ({ facets }: Pick<CatalogResult, 'facets'>) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const count = chosenCount(search);
  const shown = catalogFacets.filter((facet) => facet !== 'category' && facets[facet].length > 0);
  const reset = new URLSearchParams(search.get('q') ? { q: search.get('q') ?? '' } : {});
  return (
    <details ref={openOnWideScreens} className={styles['facets']}>
      <summary className={styles['summary']}>
        {t('catalog.search.filters')}
        {count > 0 && (
          <span className={styles['badge']}>{t('catalog.search.active', { count })}</span>
        )}
      </summary>
      {count > 0 && (
        <Link to={{ search: reset.toString() }} className={styles['reset']}>
          {t('catalog.search.reset')}
        </Link>
      )}
      {shown.map((facet) => (
        <FacetGroup key={facet} facet={facet} values={facets[facet]} />
      ))}
    </details>
  );
};
