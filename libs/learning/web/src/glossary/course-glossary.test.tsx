import type { CourseTerm } from '@lms/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseGlossary } from './course-glossary';

const buildTerm = (id: string, term: object, meaning: object): CourseTerm => ({
  id,
  term: { en: '', bn: '', ...term },
  meaning: { en: '', bn: '', ...meaning },
});
const terms = [
  buildTerm('1', { en: 'Server', bn: 'সার্ভার' }, { en: 'Sends a page', bn: 'পাতা পাঠায়' }),
  buildTerm('2', { en: 'Browser', bn: 'ব্রাউজার' }, { en: 'Shows what a server sends' }),
  buildTerm('3', { bn: 'পাতা' }, { bn: 'যা দেখা যায়' }),
];

const show = (language?: 'bn') =>
  renderWithStore(<CourseGlossary courseId="course" />, {
    texts: ['notes', 'problems'],
    ...(language && { language }),
  });
const entries = () =>
  [...document.querySelectorAll('dl > div')].map((entry) =>
    [...entry.children].map(
      ({ tagName, textContent, attributes }) =>
        `${tagName} ${attributes.getNamedItem('lang')?.value} ${textContent}`,
    ),
  );
const names = () => entries().map(([first]) => first);

describe('the glossary of a course', () => {
  it('has each term as a term and its meanings, the reader’s language first', async () => {
    onCall('get', '/learning/course/course/glossary', { terms });
    const { unmount } = await show();
    await screen.findByText('3 terms');
    expect(names()).toEqual(['DT en Browser', 'DT en Server', 'DT bn পাতা']);
    expect(entries()[1]).toEqual([
      'DT en Server',
      'DT bn সার্ভার',
      'DD en Sends a page',
      'DD bn পাতা পাঠায়',
    ]);
    unmount();
    await show('bn');
    await screen.findByText('৩টি শব্দ');
    expect(names()).toEqual(['DT bn পাতা', 'DT bn ব্রাউজার', 'DT bn সার্ভার']);
    expect(entries()[2]?.[1]).toBe('DT en Server');
  });

  it('is searched in both languages, what a term says itself first', async () => {
    onCall('get', '/learning/course/course/glossary', { terms });
    const { user } = await show();
    const field = await screen.findByRole('searchbox', { name: 'Search in the terms' });
    await user.type(field, 'SERVER');
    expect(names()).toEqual(['DT en Server', 'DT en Browser']);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Server',
      'server',
    ]);
    await user.clear(field);
    await user.type(field, 'পাতা');
    expect(names()).toEqual(['DT bn পাতা', 'DT en Server']);
    expect(screen.getByRole('status')).toHaveTextContent('2 terms');
    await user.type(field, 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No term matches.');
  });

  it('shows a page of terms at first and, when asked, goes on with the next', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      buildTerm(`${at}`, { en: `Term ${at + 1}` }, { en: 'Meaning' }),
    );
    onCall('get', '/learning/course/course/glossary', { terms: many });
    const { user } = await show();
    const button = await screen.findByRole('button', { name: 'Show all 30 terms' });
    expect(names()).toHaveLength(12);
    await user.click(button);
    expect(names()).toHaveLength(30);
    expect(document.activeElement).toHaveTextContent('Term 13');
  });

  it('can be loaded again where that failed', async () => {
    onCall('get', '/learning/course/course/glossary', problem(503, 'server.unavailable') as never);
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: /again/i });
    onCall('get', '/learning/course/course/glossary', { terms });
    await user.click(retry);
    expect(await screen.findByText('3 terms')).toBeVisible();
  });
});
