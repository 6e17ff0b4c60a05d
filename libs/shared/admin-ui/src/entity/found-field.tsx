import { useTranslation } from '@lms/i18n';
import { FieldNotes, useField } from '@lms/ui';
import { Select } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
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
  isBusy: boolean;
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
  isBusy,
  onSearch,
  given,
  onChosen,
}: FoundFieldProps) => {
  const { t } = useTranslation();
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
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Select
        id={control.id}
        aria-invalid={control['aria-invalid']}
        aria-required={control['aria-required']}
        aria-describedby={control['aria-describedby']}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        placeholder={placeholder}
        loading={isBusy}
        notFoundContent={t(isBusy ? 'common.state.loading' : 'admin.table.noOption')}
        options={known && !isFound ? [known, ...options] : options}
        value={known || isFound ? value : undefined}
        onChange={(_value, option) => {
          const picked = [option].flat()[0];
          if (!picked) return;
          setChosen(picked);
          onChosen?.(picked);
          void setFieldValue(name, picked.value);
        }}
      />
      <FieldNotes id={control.id} error={error} />
    </div>
  );
};
