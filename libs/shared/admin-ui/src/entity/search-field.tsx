import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { Input } from 'antd';
import { useEffect, useState } from 'react';

const pause = 300;

interface SearchFieldProps {
  /** The term that is searched for now. */
  value: string;
  onSearch: (term: string) => void;
}

/** Searches once the reader has paused or leaves the field. What is typed stands until the search follows it. */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ text: value, searched: value });
  // A search that came from elsewhere, such as Back, replaces what was typed before it.
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
      // Before whatever the reader goes on to, which a late search would take back.
      onBlur={() => text !== value && onSearch(text)}
    />
  );
};
