import { userSlice } from '@lms/auth/web';
import type { LessonContent } from '@lms/contract';
import type { Note, NoteInput } from '@lms/learning/contract';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { RichText } from '@lms/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleTools } from './article-tools';

const at = '2026-11-20T08:00:00.000Z';
const article = '<p>Listen first, then speak.</p><p>Then listen again.</p>';
const lesson: LessonContent = {
  id: 'article',
  courseId: 'course',
  title: 'Why listen',
  type: 'ARTICLE',
  durationMinutes: 5,
  completed: false,
  positionSeconds: 0,
  positionCharacter: 0,
  secondsSpent: 0,
  article,
};
const highlighted = (exact: string, changes: Partial<Note> = {}): Note => ({
  id: exact,
  lessonId: 'article',
  lessonTitle: 'Why listen',
  body: '',
  quote: { exact, prefix: '', suffix: '', start: 0 },
  positionSeconds: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...changes,
});

interface ArticleProps {
  /** Text before and after its pictures are shown. */
  held?: string;
  shown?: string;
  /** Character at which it was left. */
  left?: number;
  place?: { current: number | undefined };
}

const Article = ({
  held = article,
  shown = held,
  left = 0,
  place = { current: undefined },
}: ArticleProps) => {
  const [html, setHtml] = useState(held);
  const root = useRef<HTMLDivElement>(null);
  // However slow the test, its reader has not begun to read.
  const openedAt = Number.POSITIVE_INFINITY;
  return (
    <>
      <h1>Why listen</h1>
      <button onClick={() => setHtml(shown)}>All pictures</button>
      <div ref={root} data-testid="text">
        <RichText html={html} />
      </div>
      <ArticleTools
        lesson={{ ...lesson, article: html, positionCharacter: left }}
        root={root}
        place={place}
        openedAt={openedAt}
      />
    </>
  );
};

const show = (notes: Note[] = [], route = '/', props: ArticleProps = {}) => {
  onCall('get', '/learning/course/:id/note', { notes, bookmarks: [] });
  onCall('put', '/learning/course/:id/note/:noteId', ({ path, body }) =>
    highlighted('', { ...(body as Note), id: path.split('/').at(-1) ?? '', version: 1 }),
  );
  return renderWithStore(<Article {...props} />, {
    slices: [userSlice],
    texts: ['notes', 'problems'],
    signedIn: true,
    route,
  });
};
const marked = () =>
  [...screen.getByTestId('text').querySelectorAll('mark')].map(({ textContent }) => textContent);
const select = (from: number, to: number) =>
  act(() => {
    const text = screen.getByTestId('text').querySelector('p')!.firstChild!;
    document.getSelection()?.setBaseAndExtent(text, from, text, to);
    document.dispatchEvent(new Event('selectionchange'));
  });
const button = () => screen.getByRole('button', { name: 'Highlight the selection' });

describe('highlights of an article', () => {
  it('are made of what is selected, and stand in the text at once', async () => {
    const { user } = await show();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    select(7, 12);
    await user.click(button());
    expect(marked()).toEqual(['first']);
    expect(await screen.findByText('Highlighted. It is now in your notes.')).toBeVisible();
    await waitFor(() =>
      expect(receivedCalls.find(({ method }) => method === 'PUT')?.body).toEqual({
        lessonId: 'article',
        positionSeconds: null,
        body: '',
        quote: {
          exact: 'first',
          prefix: 'Listen ',
          suffix: ', then speak.\nThen listen again.',
          start: 7,
        },
        version: 0,
      } satisfies NoteInput),
    );
    // The same passage again is the same highlight.
    const sent = receivedCalls.length;
    act(() => {
      document.getSelection()?.selectAllChildren(screen.getByText('first', { selector: 'mark' }));
      document.dispatchEvent(new Event('selectionchange'));
    });
    await user.click(button());
    expect(marked()).toEqual(['first']);
    expect(receivedCalls).toHaveLength(sent);
  });

  it('open by a press, take a note and are removed', async () => {
    onCall('delete', '/learning/course/:id/note/:noteId', undefined as never);
    const { user } = await show([highlighted('then speak')]);
    await waitFor(() => expect(marked()).toEqual(['then speak']));
    await user.click(screen.getByText('then speak', { selector: 'mark' }));
    const dialog = screen.getByRole('dialog', { name: 'Your highlight' });
    expect(within(dialog).getByRole('button', { name: /^Write a note/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Remove the highlight/ }));
    await waitFor(() => expect(marked()).toEqual([]));
    expect(screen.getByText('Listen first, then speak.')).toBeVisible();
  });

  it('stay marked when pictures that were left out to save data are shown', async () => {
    const texts = {
      held: '<p>Listen <button>Show the picture</button>first.</p>',
      shown: '<p>Listen <img alt="">first.</p>',
    };
    const { user } = await show([highlighted('Listen first')], '/', texts);
    await waitFor(() => expect(marked().join('')).toBe('Listen first'));
    await user.click(screen.getByRole('button', { name: 'All pictures' }));
    await waitFor(() => expect(marked().join('')).toBe('Listen first'));
    expect(screen.queryByText(/no longer matches/)).toBeNull();
  });

  it('are listed when the text has them no more', async () => {
    await show([highlighted('Nod slowly'), highlighted('listen again')]);
    const summary = await screen.findByText(/^1 of your highlights no longer matches/);
    expect(summary.parentElement).toHaveTextContent('Nod slowly');
    expect(marked()).toEqual(['listen again']);
  });

  it('share the text with the words that a search led to', async () => {
    await show([], '/?find=THEN%20SPEAK');
    await waitFor(() => expect(marked()).toEqual(['then speak']));
  });
});

describe('the place in an article', () => {
  const lineHeight = 1_000;
  const lines = ['First', 'Second', 'Third', 'Fourth'];
  // Spaces stand between the blocks, as an editor and the server leave them.
  const html = lines.map((line) => `<p>${line}</p>`).join('\n');
  /** Character of the third line: each of the spaces counts, and so does the end of each block. */
  const third = 'First\n\n\nSecond\n\n\n'.length;
  const lineOf = (node: Node) => lines.indexOf(node.textContent ?? '');
  /** Place of a line on the screen, or of all of them. */
  const rectOf = (node: Node) => {
    const [from, to] = lineOf(node) < 0 ? [0, lines.length] : [lineOf(node), lineOf(node) + 1];
    const top = from * lineHeight - window.scrollY;
    return new DOMRect(0, top, 300, (to - from) * lineHeight);
  };
  const before = Range.prototype.getBoundingClientRect as unknown;
  beforeEach(() => {
    Element.prototype.getBoundingClientRect = function (this: Element) {
      return rectOf(this);
    };
    Range.prototype.getBoundingClientRect = function (this: Range) {
      return lineOf(this.startContainer) < 0 ? new DOMRect() : rectOf(this.startContainer);
    };
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', top));
  });
  const elementRect = Element.prototype.getBoundingClientRect;
  afterEach(() => {
    vi.unstubAllGlobals();
    Element.prototype.getBoundingClientRect = elementRect;
    Range.prototype.getBoundingClientRect = before as never;
  });

  it('is the text at the top of the window', async () => {
    const place = { current: undefined };
    await show([], '/', { held: html, place });
    window.scrollTo({ top: 2 * lineHeight });
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(place.current).toBe(third));
  });

  it('is where it opens again, and the reader is told', async () => {
    await show([], '/', { held: html, left: third });
    expect(await screen.findByText('You are where you stopped last time.')).toBeVisible();
    expect(window.scrollY).toBeGreaterThan(lineHeight);
    expect(rectOf(screen.getByText('Third')).top).toBeGreaterThanOrEqual(0);
  });
});
