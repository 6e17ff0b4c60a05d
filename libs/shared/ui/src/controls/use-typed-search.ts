import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing before a search, in milliseconds. */
const typingPause = 300;

interface Typing {
  text: string;
  /** Search term at the time. */
  value: string;
  /** Searches that are on their way to become the current one, oldest first. */
  sent: string[];
}

/**
 * Text of a search field that searches when the reader pauses or leaves the field. Text typed after
 * a search was sent stays; a search from elsewhere, such as Back, replaces it.
 *
 * @param value - current search term
 * @returns the text, a function that changes it, and one that searches at once
 */
export const useTypedSearch = (value: string, onSearch: (term: string) => void) => {
  const [typing, setTyping] = useState<Typing>({ text: value, value, sent: [] });
  if (typing.value !== value) {
    const arrived = typing.sent.indexOf(value);
    setTyping({
      text: arrived < 0 ? value : typing.text,
      value,
      sent: arrived < 0 ? [] : typing.sent.slice(arrived + 1),
    });
  }
  const { text, sent } = typing;

  const search = () => {
    if (text === (sent.at(-1) ?? value)) return;
    setTyping({ text, value, sent: [...sent, text] });
    onSearch(text);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(searchAfterPause, typingPause);
    return () => clearTimeout(timer);
  }, [text, value]);

  return {
    text,
    type: (next: string) => setTyping({ ...typing, text: next }),
    search,
  };
};
