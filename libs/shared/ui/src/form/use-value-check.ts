import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Check, useFormState } from './form-context';

/** Pause in typing, in milliseconds, before a value is checked. */
const typingPause = 500;

/**
 * Asks the server about a field's valid value after a pause in typing; returns what to call when
 * the field is left.
 */
export const useValueCheck = (name: string, check: Check | undefined) => {
  const { getFieldMeta } = useFormikContext();
  const state = useFormState();
  const { value } = getFieldMeta<string>(name);
  const isChecked = check !== undefined && value !== '';
  const asked = useRef('');
  // Does not check again when the field is left after a pause.
  const checkValue = () => {
    if (!check || value === asked.current) return;
    asked.current = value;
    void state.check(name, check);
  };
  const checkAfterPause = useEffectEvent(checkValue);
  useEffect(() => {
    if (!isChecked) return;
    const timer = setTimeout(checkAfterPause, typingPause);
    return () => clearTimeout(timer);
  }, [isChecked, value]);
  return checkValue;
};
