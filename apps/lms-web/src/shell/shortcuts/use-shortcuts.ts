import { keyName } from '@lms/learning/web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { enterRows, openRow } from './row-keys';
import { screenKeys } from './screen-keys';
import { findSave, findSearch, isRowBox, takesKeys, takesSpace } from './screen-parts';

/** Longest wait for the letter after G, in milliseconds. */
const waitMs = 5_000;

const modifiers = ['Shift', 'CapsLock', 'NumLock', 'Fn', 'AltGraph'];

interface Keys {
  /** Single letters and signs act. */
  isOn: boolean;
  onList: () => void;
  /** Goes to the screen of a letter. */
  onGo: (letter: string) => void;
}

/**
 * Hears the keys of management screens. Letters and signs rest in fields, menus and dialogs, while
 * Ctrl, Alt or Cmd is held, and where the reader has switched them off (WCAG 2.1.4).
 */
export const useShortcuts = ({ isOn, onList, onGo }: Keys) => {
  const waitsSince = useRef(-waitMs);

  const run = (action: (() => void) | undefined, event: KeyboardEvent) => {
    if (!action) return;
    event.preventDefault();
    action();
  };
  const save = (target: Element, event: KeyboardEvent) => {
    const button = findSave(target);
    if (!button) return;
    // The browser would save the page.
    event.preventDefault();
    if (!event.repeat) button.click();
  };
  const hearLetter = (target: Element, event: KeyboardEvent) => {
    const name = keyName(event);
    const isWaiting = event.timeStamp - waitsSince.current < waitMs;
    if (name === 'g' && event.repeat) return;
    waitsSince.current = !isWaiting && name === 'g' ? event.timeStamp : -waitMs;
    if (isWaiting) onGo(name);
    else if (name === '?') run(onList, event);
    else if (name !== ' ' || !takesSpace(target)) {
      const shortcut = screenKeys.find((one) => one.name === name);
      const action = shortcut?.find();
      const isHeld = event.repeat && !shortcut?.repeats;
      run(action && isHeld ? () => undefined : action, event);
    }
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || event.defaultPrevented || event.isComposing) return;
    if ((ctrlKey || metaKey) && !altKey && keyName(event) === 's') return save(target, event);
    if (ctrlKey || metaKey || altKey || modifiers.includes(key)) return;
    if (key === 'Enter') {
      if (target === findSearch()) run(enterRows(), event);
      else if (isRowBox(target)) run(openRow(), event);
    } else if (isOn && (!takesKeys(target) || isRowBox(target))) hearLetter(target, event);
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};
