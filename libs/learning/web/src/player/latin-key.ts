type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Returns the letter or sign of a key, by its place where the layout has another script. */
export const latinKey = ({ key, code }: Pick<Key, 'key' | 'code'>) => {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
};

/** Returns the name of a shortcut: its letter or sign, with Shift as `shift n`. */
export const keyName = (event: Key) => {
  const letter = latinKey(event);
  return event.shiftKey && /^[a-z]$/.test(letter) ? `shift ${letter}` : letter;
};
