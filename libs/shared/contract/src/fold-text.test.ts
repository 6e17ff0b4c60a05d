import { describe, expect, it } from 'vitest';
import { findTerm, foldText, unfoldRange } from './fold-text';

const find = (text: string, term: string) => {
  const folded = foldText(text);
  return findTerm(folded, term).map((range) => {
    const { from, to } = unfoldRange(folded, range);
    return text.slice(from, to);
  });
};

describe('a term in a text', () => {
  it('is found whatever its case, its spaces and its composition', () => {
    expect(find('Listen.  LISTEN  first,\nthen speak', 'listen first')).toEqual(['LISTEN  first']);
    // The letter in one code point and in two.
    expect(find('সময় আর সম\u09DF', 'সময়')).toEqual(['সময়', 'সম\u09DF']);
    expect(find('Cafe\u0301 and café', 'CAFÉ')).toEqual(['Cafe\u0301', 'café']);
    expect(find('র‍্যাব আর র্যাব', 'র্যাব')).toHaveLength(2);
  });

  it('is literal, and takes whole letters with their signs', () => {
    expect(find('a.b or axb (50%)', 'a.b')).toEqual(['a.b']);
    expect(find('a (50%) b', '(50%)')).toEqual(['(50%)']);
    expect(find('কি কথা', 'ক')).toEqual(['কি', 'ক']);
    expect(find('aaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(find('anything', '  ')).toEqual([]);
  });

  it('is found at the very end, beside emoji', () => {
    expect(find('😀 speak', 'speak')).toEqual(['speak']);
    expect(find('speak 😀', '😀')).toEqual(['😀']);
  });
});
