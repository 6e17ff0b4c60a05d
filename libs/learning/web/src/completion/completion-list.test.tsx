import type { CompletionQuiz, CompletionRule } from '@lms/learning/contract';
import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompletionList } from './completion-list';

const rule: CompletionRule = {
  lessonId: 'lesson',
  title: 'Listening',
  type: 'ARTICLE',
  met: false,
  locked: false,
  watched: null,
  quiz: null,
};
const quiz: CompletionQuiz = {
  kind: 'FINAL',
  passMark: 80,
  percent: 50,
  needed: null,
  attemptsLeft: 1,
  waiting: true,
  opensAt: null,
  closed: true,
};

const show = (rules: CompletionRule[], courseId?: string, complete = false) =>
  renderWithStore(
    <CompletionList completion={{ complete, rules }} lang="en" courseId={courseId} />,
    { texts: ['learning'], signedIn: true },
  );

describe('the list of what completes a course', () => {
  it.each([
    [{ ...rule }, 'To be read and marked as done'],
    [{ ...rule, met: true }, 'Done'],
    [{ ...rule, watched: { seconds: 40, needed: 90 } }, '0:40 of the required 1:30 watched'],
    [
      { ...rule, quiz },
      'To be passed with at least 80% · Result so far: 50% · An answer is waiting to be marked · Attempts left: 1 · The quiz is closed',
    ],
    [
      { ...rule, locked: true },
      'To be read and marked as done · Unlocks once the lessons before it are done',
    ],
  ])('says what is needed', async (one, text) => {
    await show([one], 'course');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('links the lessons that are open, and none for an administrator', async () => {
    const locked = { ...rule, lessonId: 'other', title: 'Speaking', locked: true };
    const { unmount } = await show([rule, locked], 'course');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/learn/course/lesson/lesson',
    ]);
    unmount();
    await show([rule, locked]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that everything is done, and that there is nothing to do yet', async () => {
    const { unmount } = await show([{ ...rule, met: true }], 'course', true);
    expect(screen.getByText(/Everything needed/)).toBeVisible();
    unmount();
    await show([]);
    expect(screen.getByText(/has no lessons yet/)).toBeVisible();
  });
});
