import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { Input } from 'antd';
import { useEffect, useState } from 'react';

const pause = 300;

interface SearchFieldProps {
  /** Current search term. */
  value: string;
  onSearch: (term: string) => void;
}

/**
 * Searches when the reader pauses or leaves the field. The typed text stays until the search
 * catches up.
 */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ text: value, searched: value });
  // A search from elsewhere, such as Back, replaces the typed text.
  const text = typed.searched === value ? typed.text : value;

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <Input
      type="search"
      aria-label={t('admin.table.search')}
      placeholder={t('admin.table.search')}
      prefix={<Icon name="search" size={16} />}
      maxLength={100}
      value={text}
      onChange={(event) => setTyped({ text: event.target.value, searched: value })}
      // Search before the reader's next action, which a later search would override.
      onBlur={() => text !== value && onSearch(text)}
    />
  );
};
