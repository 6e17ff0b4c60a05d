import { RichText } from '@lms/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BlankField } from './blank-field';
import { withPlaces } from './blank-places';
import type { FieldProps } from './field-props';
import styles from './question.module.css';

type Filled = Record<string, string | string[]>;

/** FILL_IN_BLANKS: the text with an input at each place; blanks without a place follow below. */
export const BlanksField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<ReadonlyMap<string, Element>>(new Map());
  const html = useMemo(() => withPlaces(question.text), [question.text]);
  const text = useMemo(() => <RichText html={html} lang={lang} />, [html, lang]);
  useLayoutEffect(() => {
    const found = [...(box.current?.querySelectorAll<HTMLElement>('[data-blank]') ?? [])];
    setPlaces(new Map(found.map((gap) => [gap.dataset['blank'] ?? '', gap])));
  }, [html]);

  const filled: Filled =
    response !== null && typeof response === 'object' && !Array.isArray(response) ? response : {};
  const fill = (id: string, value: string | string[], typing?: boolean) => {
    const others = Object.entries(filled).filter(([other]) => other !== id);
    onAnswer(Object.fromEntries(value.length > 0 ? [...others, [id, value]] : others), typing);
  };

  const blanks = (question.blanks ?? []).map((blank, index) => ({
    id: blank.id,
    gap: places.get(String(index + 1)),
    field: (
      <BlankField
        blank={blank}
        number={index + 1}
        value={filled[blank.id]}
        lang={lang}
        disabled={disabled}
        onFill={(value, typing) => fill(blank.id, value, typing)}
      />
    ),
  }));
  return (
    <div ref={box} className={styles['blanks']}>
      {text}
      {blanks.map(({ id, gap, field }) =>
        gap ? createPortal(field, gap, id) : <p key={id}>{field}</p>,
      )}
    </div>
  );
};
