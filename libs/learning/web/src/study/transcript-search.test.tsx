import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Transcript } from '../player/transcript';

const paragraphs = [
  { start: 0, text: 'আগে শুনুন। Put your phone down.' },
  { start: 30, text: 'Put it away, then listen; put (50%) of it.' },
];

describe('the search in a transcript', () => {
  it('marks and counts what it finds, steps by Enter, and leaves the jump to the paragraph', async () => {
    const seek = vi.fn();
    const { user } = await renderWithStore(
      <Transcript video={{ current: null }} paragraphs={paragraphs} lang="en" onSeek={seek} />,
      { texts: ['learning', 'notes'] },
    );
    const field = await screen.findByRole('searchbox', { name: 'Search the transcript' });
    const marks = () => [...document.querySelectorAll('mark')];
    const current = () => marks().findIndex((mark) => mark.dataset['current'] === 'true');
    await user.type(field, 'put');
    expect(marks().map(({ textContent }) => textContent)).toEqual(['Put', 'Put', 'put']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
    await user.keyboard('{Enter}{Enter}');
    expect(current()).toBe(2);
    await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
    expect(current()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Next match' }));
    expect(current()).toBe(0);
    await user.click(screen.getByRole('button', { name: /away/ }));
    expect(seek).toHaveBeenCalledWith(30);

    await user.clear(field);
    expect(marks()).toEqual([]);
    await user.type(field, 'শুনুন');
    expect(marks()).toHaveLength(1);
    await user.clear(field);
    await user.type(field, '(50%');
    expect(marks()).toHaveLength(1);
    await user.type(field, 'x');
    expect(screen.getByRole('status')).toHaveTextContent('Not found in this transcript');
  });
});
