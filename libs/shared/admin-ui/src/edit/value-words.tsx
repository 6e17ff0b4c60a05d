import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

type WordsOf = (value: unknown) => string | undefined;

/** How the values of a form's fields read, by the fields' names. */
const createValueWords = () => {
  const words = new Map<string, WordsOf>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    tell(name: string, wordsOf: WordsOf) {
      words.set(name, wordsOf);
      version += 1;
      for (const listener of listeners) listener();
    },
    wordsOf: (name: string, value: unknown) => words.get(name)?.(value),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
};
type ValueWords = ReturnType<typeof createValueWords>;

const none = createValueWords();
const Context = createContext<ValueWords>(none);

/** Surrounds a form whose versions can be combined. */
export const ValueWordsProvider = ({ children }: { children: ReactNode }) => {
  const [words] = useState(createValueWords);
  return <Context value={words}>{children}</Context>;
};

/** Tells how a field's value reads, where it is kept as a code, an id or an amount in poisha. */
export const useValueWords = (name: string, wordsOf: WordsOf) => {
  const words = useContext(Context);
  useEffect(() => {
    if (words !== none) words.tell(name, wordsOf);
  });
};

/** Returns how values read, as far as fields have told it. */
export const useWordsOfValues = () => {
  const { wordsOf, subscribe, version } = useContext(Context);
  useSyncExternalStore(subscribe, version, version);
  return wordsOf;
};
