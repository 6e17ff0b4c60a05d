import { foldText } from '@lms/contract';
import type { Quote } from '@lms/learning/contract';
import { describe, expect, it } from 'vitest';
import { readArticle, selectedRange, unwrap, wrapRange } from './article-text';
import { findQuote, quoteOf } from './quotes';

const build = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
};
const quote = (text: string, exact: string, from = text.indexOf(exact)): Quote => {
  const made = quoteOf(text, { from, to: from + exact.length });
  if (!made) throw new Error('too long');
  return made;
};
const findIn = (text: string, sought: Quote) => {
  const place = findQuote(foldText(text), sought);
  return place && [place.from, text.slice(place.from, place.to)];
};

describe('a passage', () => {
  it('is found where it was, among the same words elsewhere', () => {
    const text = 'Listen. First listen, then speak. Then listen again.';
    const second = text.indexOf('listen,');
    const third = text.lastIndexOf('listen');
    expect(findIn(text, quote(text, 'listen', second))).toEqual([second, 'listen']);
    expect(findIn(text, quote(text, 'listen', third))).toEqual([third, 'listen']);
  });

  it('is found again after the text around it was edited', () => {
    const kept = quote('আগে শুনুন, তারপর বলুন। শুনুন আবার।', 'শুনুন', 4);
    const edited = 'ভূমিকা।\n\nশুনুন আবার। আগে  শুনুন, তারপর বলুন।';
    expect(findIn(edited, kept)).toEqual([edited.indexOf('শুনুন,'), 'শুনুন']);
    expect(findIn('সম\u09DF আছে', quote('সময় আছে', 'সময়'))).toEqual([0, 'সম\u09DF']);
  });

  it('is told as lost once its words are gone', () => {
    expect(findIn('Speak first.', quote('Listen first.', 'Listen'))).toBeUndefined();
  });

  it('keeps whole characters around it, and has a longest length', () => {
    const text = `${'😀'.repeat(40)}ab${'😀'.repeat(40)}`;
    const { prefix, suffix } = quote(text, 'ab');
    expect([prefix, suffix]).toEqual(['😀'.repeat(32), '😀'.repeat(32)]);
    expect(quoteOf('a'.repeat(2_001), { from: 0, to: 2_001 })).toBeUndefined();
  });
});

describe('an article', () => {
  it('is marked across its blocks, and is as it was once the marks are taken away', () => {
    const html = '<p>Listen <b>first</b>,</p>\n<ul><li>then</li><li>speak</li></ul>';
    const root = build(html);
    const article = readArticle(root);
    const from = article.text.indexOf('first');
    const marks = wrapRange(article, { from, to: article.text.length - 2 }, () =>
      document.createElement('mark'),
    );
    expect(marks.map(({ textContent }) => textContent)).toEqual(['first', ',', 'then', 'spe']);
    expect(readArticle(root).text).toBe(article.text);
    unwrap(root, 'mark');
    expect(root.innerHTML).toBe(html);
  });

  it('tells what is selected in it, without spaces at the ends', () => {
    const root = build('<p>Listen first, </p><p>then speak</p>');
    const selection = document.getSelection();
    const [first, second] = root.querySelectorAll('p');
    selection?.setBaseAndExtent(first!.firstChild!, 6, second!, 0);
    const article = readArticle(root);
    const range = selectedRange(article, selection);
    expect(range && article.text.slice(range.from, range.to)).toBe('first,');
    selection?.collapseToStart();
    expect(selectedRange(article, selection)).toBeUndefined();
  });
});
