import type { AnswerInput, Attempt } from '@lms/learning/contract';
import { offline, onCall, problem, receivedCalls } from '@lms/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showAttemptPage } from '../../testing/attempt-page';
import { buildAttempt, buildCourse, quizStart } from '../../testing/samples';

const show = async (attempt: Attempt = buildAttempt()) => {
  onCall('get', '/learning/attempt/:id', () => attempt);
  const view = await showAttemptPage();
  await screen.findByRole('heading', { level: 1, name: attempt.title });
  return view;
};

const sent = () =>
  receivedCalls
    .filter(({ path }) => path.endsWith('/answers'))
    .map(({ body }) => body as AnswerInput);
const saves = () =>
  sent().map(({ questionId, response, flagged }) => ({ questionId, response, flagged }));
const saved = () => ({ savedAt: new Date().toISOString(), deadlineAt: null });

/** Simulates the connection's return and waits until queued answers have arrived. */
const reconnect = async () => {
  onCall('put', '/learning/attempt/:id/answers', saved);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument();
};

beforeEach(() => {
  onCall('get', '/learning/course/:id', buildCourse());
  onCall('get', '/learning/quiz/:id', quizStart);
  onCall('put', '/learning/attempt/:id/answers', saved);
});

describe('attempt page', () => {
  it('saves a choice at once and says when', async () => {
    const { user } = await show();
    const told = new Set<string | null>();
    const listener = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = (target as Element).closest('[role=status]');
        if (status?.textContent) told.add(status.textContent);
      }
    });
    listener.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    // A screen reader hears of each answer once.
    listener.disconnect();
    expect([...told]).toEqual([expect.stringMatching(/^Saved at/)]);
    expect(saves()).toEqual([{ questionId: 'single', response: 'b', flagged: false }]);
  });

  it('saves what is typed once typing pauses', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'listening');
    const whole = { questionId: 'short', response: 'listening', flagged: false };
    await waitFor(() => expect(saves().at(-1)).toEqual(whole));
    expect(saves().length).toBeLessThan('listening'.length);
  });

  it('keeps an answer that could not be saved, says so, and saves it when back online', async () => {
    onCall('put', '/learning/attempt/:id/answers', offline());
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    expect(await screen.findByText(/1 answer is not saved/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked();
    await reconnect();
    expect(saves().at(-1)).toEqual({ questionId: 'single', response: 'a', flagged: false });
  });

  it('warns before the page is left while an answer is not saved', async () => {
    onCall('put', '/learning/attempt/:id/answers', offline());
    const { user } = await show();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    await screen.findByText(/not saved/);
    expect(leave()).toBe(true);
    await reconnect();
    expect(leave()).toBe(false);
  });

  it('leaves nothing of the attempt in the browser’s storage', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    await screen.findByText(/^Saved at/);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('asks before submitting, names what is not answered and leads there', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = screen.getByRole('dialog', { name: 'Submit your answers?' });
    expect(within(dialog).getByText('2 questions are not fully answered:')).toBeVisible();
    expect(within(dialog).queryByText('Question 1')).toBeNull();
    await user.click(within(dialog).getByRole('link', { name: 'Question 3' }));
    expect(dialog).not.toHaveAttribute('open');
    expect(screen.getByRole('group', { name: /^Question 3 of 3/ })).toHaveFocus();
  });

  it('counts a matching question as answered once every part has a choice', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Show all questions at once' }));
    const third = () => screen.getByRole('button', { name: /Question\s*3/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ear' }), 'Listen');
    expect(third()).toHaveTextContent('Not answered');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mouth' }), 'Talk');
    expect(third()).toHaveTextContent('Answered');
    await waitFor(() => expect(saves().at(-1)?.response).toEqual({ s1: 'c1', s2: 'c2' }));
  });

  it.each(['answer', 'submission'])(
    'says so when its enrolment has ended meanwhile, by the next %s',
    async (step) => {
      const { user } = await show();
      const gone = () => problem(404, 'entity.notFound');
      onCall('get', '/learning/attempt/:id', gone);
      onCall('put', '/learning/attempt/:id/answers', gone);
      onCall('post', '/learning/attempt/:id/submit', gone);
      if (step === 'answer') await user.click(screen.getByRole('radio', { name: 'Everybody' }));
      else {
        await user.click(screen.getByRole('button', { name: 'Submit' }));
        await user.click(screen.getByRole('button', { name: 'Submit now' }));
      }
      expect(await screen.findByText(/^This attempt is not open to you/)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('tells a flagged question in words and keeps its answer', async () => {
    const { user } = await show(buildAttempt({ answers: { single: 'b' } }));
    await user.click(screen.getByRole('checkbox', { name: 'Flag for review' }));
    expect(screen.getByRole('button', { name: /Question\s*1/ })).toHaveTextContent('Flagged');
    await waitFor(() =>
      expect(saves()).toEqual([{ questionId: 'single', response: 'b', flagged: true }]),
    );
  });

  it('is answered and submitted by the keyboard alone', async () => {
    onCall('post', '/learning/attempt/:id/submit', buildAttempt({ status: 'SUBMITTED' }));
    const { user } = await show();
    screen.getByRole('radio', { name: 'Nobody' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Everybody' })).toBeChecked();
    screen.getByRole('button', { name: 'Submit' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Submit now' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your result' })).toHaveFocus());
  });

  it('does not submit while an answer can not be saved', async () => {
    onCall('put', '/learning/attempt/:id/answers', offline());
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(screen.getByRole('button', { name: 'Submit now' }));
    expect(await screen.findByText(/Not submitted/)).toBeVisible();
    expect(receivedCalls.some(({ path }) => path.endsWith('/submit'))).toBe(false);
    await reconnect();
  });

  it('asks again without the failure of the last try', async () => {
    onCall('post', '/learning/attempt/:id/submit', offline);
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Submit now' }));
    expect(await screen.findByText(/^Not submitted/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep answering' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: 'Submit now' })).toBeVisible();
    expect(screen.queryByText(/^Not submitted/)).not.toBeInTheDocument();
  });

  it('shows another tab’s answer on coming back', async () => {
    await show();
    onCall('get', '/learning/attempt/:id', buildAttempt({ answers: { single: 'a' } }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked());
  });

  it('keeps an answer that is saved while an older state is being read', async () => {
    const { user } = await show();
    const reads: (() => void)[] = [];
    const older = buildAttempt();
    onCall('get', '/learning/attempt/:id', async () => {
      await new Promise<void>((resolve) => reads.push(resolve));
      return older;
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(reads).toHaveLength(1));
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    reads[0]?.();
    await waitFor(() => expect(reads).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: 'Flag for review' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves().at(-1)).toEqual({ questionId: 'single', response: 'b', flagged: true });
  });

  it('shows the result when the attempt was submitted in another tab', async () => {
    const { user } = await show();
    onCall('put', '/learning/attempt/:id/answers', problem(409, 'attempt.stale'));
    onCall('get', '/learning/attempt/:id', buildAttempt({ status: 'SUBMITTED' }));
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    expect(await screen.findByRole('heading', { name: 'Your result' })).toBeVisible();
  });

  it('shows no clock of weeks where only the quiz closes', async () => {
    const deadlineAt = new Date(Date.now() + 60 * 86_400_000).toISOString();
    await show(buildAttempt({ deadlineAt, isTimed: false }));
    expect(screen.getByText(/^Closes on/)).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('shows the clock in the last hour before the quiz closes', async () => {
    await show(buildAttempt({ isTimed: false }));
    expect(screen.getByRole('timer')).toBeVisible();
  });
});
