/** Text made comparable, with the place in the original of each of its characters. */
export interface FoldedText {
  text: string;
  /** One more than there are characters: the last is the original's length. */
  places: number[];
}

/** Range of characters, the end exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

/** A character with the marks that stand on it, as a reader sees it. */
const cluster = /.\p{M}*/gsu;
const joiners = /\p{Cf}/gu;
const blank = /^\s/u;

/**
 * Folds case, composition (NFC), runs of spaces and what is not seen, such as joiners: two spellings
 * of one text are one then, in every script.
 */
export const foldText = (original: string): FoldedText => {
  const parts: string[] = [];
  const places: number[] = [];
  for (const { 0: part, index } of original.matchAll(cluster)) {
    const folded = blank.test(part)
      ? ' '
      : part.replace(joiners, '').normalize('NFC').toLowerCase();
    if (!folded || (folded === ' ' && parts.at(-1) === ' ')) continue;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(index);
  }
  places.push(original.length);
  return { text: parts.join(''), places };
};

/** Returns where a range of folded text is in the original, whole characters with their marks. */
export const unfoldRange = ({ places }: FoldedText, { from, to }: TextRange): TextRange => {
  const start = places[from] ?? 0;
  const last = places[to - 1] ?? start;
  let next = to;
  while (places[next] === last) next += 1;
  return { from: start, to: places[next] ?? last };
};

/** Finds a term wherever it stands in a folded text, literally and without overlaps. */
export const findTerm = ({ text }: FoldedText, term: string): TextRange[] => {
  const sought = foldText(term).text.trim();
  const found: TextRange[] = [];
  if (!sought) return found;
  for (
    let from = text.indexOf(sought);
    from >= 0;
    from = text.indexOf(sought, from + sought.length)
  ) {
    found.push({ from, to: from + sought.length });
  }
  return found;
};
