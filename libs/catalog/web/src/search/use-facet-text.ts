import type { CatalogFacet, FacetValue, PriceKind } from '@lms/catalog/contract';
import type { Audience, CourseLanguage, CourseLevel } from '@lms/contract';
import { useTranslation } from '@lms/i18n';

/** Returns the label of a facet value: the name of content, a translation otherwise. */
export const useFacetText = () => {
  const { t, formats } = useTranslation();
  return (facet: CatalogFacet, { value, name }: FacetValue): string => {
    if (name) return formats.content(name);
    switch (facet) {
      case 'level':
        return t(`common.level.${value as CourseLevel}`);
      case 'language':
        return t(`common.courseLanguage.${value as CourseLanguage}`);
      case 'price':
        return t(`catalog.price.${value as PriceKind}`);
      case 'audience':
        return t(`catalog.audience.${value as Audience}`);
      case 'captioned':
        return t('catalog.captioned');
      case 'rating':
        return t('catalog.ratingFrom', { stars: formats.number(Number(value)) });
      default:
        return value;
    }
  };
};
