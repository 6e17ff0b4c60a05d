import { toSearchTerm } from '@lms/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing before suggestions are asked for, in milliseconds. */
const typingPause = 300;

/** Finds a search field that its page has rendered, because it works before this code comes. */
export const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

const typedIn = ({ value, defaultValue }: HTMLInputElement) =>
  value === defaultValue ? '' : toSearchTerm(value).trim();

/** Returns what somebody has typed in a field, after a pause. */
export const useTypedTerm = (fieldId: string) => {
  const [term, setTerm] = useState('');
  useEffect(() => {
    const field = fieldOf(fieldId);
    let timer: ReturnType<typeof setTimeout>;
    const waitForPause = () => {
      clearTimeout(timer);
      timer = setTimeout(() => field && setTerm(typedIn(field)), typingPause);
    };
    waitForPause();
    field?.addEventListener('input', waitForPause);
    return () => {
      clearTimeout(timer);
      field?.removeEventListener('input', waitForPause);
    };
  }, [fieldId]);
  return term;
};

interface ComboboxProps {
  fieldId: string;
  listId: string;
  /** Term that the options are for. */
  term: string;
  optionCount: number;
  optionId: (at: number) => string;
  onChoose: (at: number) => void;
}

/**
 * Makes a search field a combobox with a list of options (ARIA Authoring Practices): arrow keys
 * choose one while the field keeps the focus, Enter opens it, Escape closes the list.
 */
export const useCombobox = (props: ComboboxProps) => {
  const { fieldId, listId, term, optionCount, optionId, onChoose } = props;
  const [closedTerm, setClosedTerm] = useState<string | null>(null);
  const [chosen, setChosen] = useState({ term, at: -1 });
  const isOpen = optionCount > 0 && closedTerm !== term;
  /** Position of the chosen option; -1 for the field itself. */
  const active = isOpen && chosen.term === term ? Math.min(chosen.at, optionCount - 1) : -1;

  const close = () => {
    setClosedTerm(term);
    setChosen({ term, at: -1 });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || optionCount === 0) return;
    if (step) {
      // The field is a place of its own between the last option and the first.
      const places = optionCount + 1;
      setClosedTerm(null);
      setChosen({ term, at: ((active + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Enter' && active >= 0) {
      onChoose(active);
      close();
    } else if (event.key === 'Escape' && isOpen) {
      close();
    } else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const field = fieldOf(fieldId);
    const blur = () => onBlur();
    const press = (event: KeyboardEvent) => onKeyDown(event);
    field?.addEventListener('keydown', press);
    field?.addEventListener('blur', blur);
    return () => {
      field?.removeEventListener('keydown', press);
      field?.removeEventListener('blur', blur);
    };
  }, [fieldId]);

  useEffect(() => {
    const field = fieldOf(fieldId);
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(isOpen),
      'aria-activedescendant': active < 0 ? '' : optionId(active),
    };
    for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value);
    if (active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  });

  return { active, isOpen, close };
};
