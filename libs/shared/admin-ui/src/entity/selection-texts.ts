import { type EntityTypes, type FindResult, maxMatching } from '@lms/contract';
import type { Translate } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';

interface Selection<T extends EntityTypes> {
  t: Translate;
  table: TableControl<T>;
  result: FindResult<T['item']>;
  /** Number of selected rows of the page. */
  selected: number;
}

/**
 * Texts of the selection, and the way from a whole page to all rows that match; where they are more
 * than one call changes, the limit.
 */
export const selectionTexts = <T extends EntityTypes>({
  t,
  table,
  result: { items, total, totalIsEstimate },
  selected,
}: Selection<T>) => {
  if (table.isMatchingSelected) {
    return {
      text: totalIsEstimate
        ? t('admin.table.everySelected')
        : t('admin.table.matchingSelected', { count: total }),
    };
  }
  const isPage = selected === items.length && total > selected;
  const isTooMany = total > maxMatching;
  return {
    text: t('admin.table.selected', { count: selected }),
    limit:
      isPage && isTooMany ? t('admin.table.selectNarrowed', { limit: maxMatching }) : undefined,
    more:
      isPage && !isTooMany
        ? {
            text: t('admin.table.selectMatching', { count: total }),
            onSelect: () => void table.selectMatching(),
          }
        : undefined,
  };
};
