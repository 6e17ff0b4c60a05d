import { useTranslation } from '@lms/i18n';
import { Icon, useTypedSearch } from '@lms/ui';
// The index of antd's inputs brings text areas and passwords along: 4 KB of every list.
import Input from 'antd/es/input/Input';

interface SearchFieldProps {
  /** Current search term. */
  value: string;
  onSearch: (term: string) => void;
}

/** Searches a list. A reset gives the field a new key, which drops a search not sent yet. */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation();
  const { text, type, search } = useTypedSearch(value, onSearch);
  return (
    <Input
      type="search"
      aria-label={t('admin.table.search')}
      placeholder={t('admin.table.search')}
      prefix={<Icon name="search" size={16} />}
      maxLength={100}
      value={text}
      onChange={({ target }) => type(target.value)}
      // Search before the reader's next action, which a later search would override.
      onBlur={search}
    />
  );
};
