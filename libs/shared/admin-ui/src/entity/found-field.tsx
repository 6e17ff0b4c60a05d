import { FieldNotes, useField } from '@lms/ui';
import Input from 'antd/es/input/Input';
import { getIn, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyList } from '../notice/empty-list';
import { Breakable } from './breakable';
import { ChoicesProblem, type ChoicesQuery } from './choices-problem';
import styles from './fields.module.css';

export interface FoundOption {
  value: string;
  label: string;
}

interface FoundFieldProps {
  name: string;
  placeholder: string;
  /** Options that the search found. */
  options: FoundOption[];
  /** Query that loads the options. */
  query: ChoicesQuery;
  /** Called with what is typed, once typing pauses. */
  onSearch: (term: string) => void;
  /** Option that was chosen beforehand. */
  given?: FoundOption;
  onChosen?: (option: FoundOption) => void;
}

const pauseMs = 300;

/** Choice of one among more items than a list could hold, found by typing. */
export const FoundField = ({
  name,
  placeholder,
  options,
  query,
  onSearch,
  given,
  onChosen,
}: FoundFieldProps) => {
  const { values, setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name);
  const [typed, setTyped] = useState('');
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const [chosen, setChosen] = useState<FoundOption>();
  const value = (getIn(values, name) as string | null) || undefined;
  // The chosen one keeps its name when the search no longer finds it.
  const known = [chosen, given].find((option) => option?.value === value);
  const isFound = options.some((option) => option.value === value);
  const shown = known && !isFound ? [known, ...options] : options;
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Input
        type="search"
        {...control}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div
        role="radiogroup"
        aria-label={label}
        aria-busy={query.isFetching}
        className={styles['found']}
      >
        {shown.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => {
                setChosen(option);
                onChosen?.(option);
                void setFieldValue(name, option.value);
              }}
            />
            <span>
              <Breakable text={option.label} />
            </span>
          </label>
        ))}
      </div>
      <ChoicesProblem query={query} />
      <div role="status">
        {!query.isFetching && query.error === undefined && shown.length === 0 && <EmptyList />}
      </div>
      <FieldNotes id={control.id} error={error} />
    </div>
  );
};
