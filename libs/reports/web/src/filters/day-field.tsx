import { Input } from 'antd';
import { useState } from 'react';
import styles from './filters.module.css';

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}

const firstDay = '2000-01-01';
const lastDay = '2999-12-31';

/** Date input. While its year is being typed the date is incomplete and counts as empty. */
export const DayField = ({ label, value = '', onChange }: DayFieldProps) => {
  const [typed, setTyped] = useState({ day: value, applied: value });
  return (
    <label className={styles['day']}>
      {label}
      <Input
        type="date"
        min={firstDay}
        max={lastDay}
        value={typed.applied === value ? typed.day : value}
        onChange={({ target }) => {
          const isDay = target.value !== '' && target.validity.valid;
          setTyped({ day: target.value, applied: isDay ? target.value : value });
          if (isDay) onChange(target.value);
        }}
      />
    </label>
  );
};
