import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSplash } from './splash';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.className = '';
  document.body.innerHTML = '<div id="splash"></div>';
});
afterEach(() => {
  vi.useRealTimers();
});

const splash = () => document.getElementById('splash');

it('fades out over 800 ms after 100 ms, and the body is marked after 500 ms', () => {
  endSplash();
  vi.advanceTimersByTime(99);
  expect(splash()?.dataset['leaving']).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(splash()?.dataset['leaving']).toBe('true');
  vi.advanceTimersByTime(399);
  expect(document.body).not.toHaveClass('page-loaded');
  vi.advanceTimersByTime(1);
  expect(document.body).toHaveClass('page-loaded');
  vi.advanceTimersByTime(399);
  expect(splash()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(splash()).toBeNull();
});

it('marks the body also where there is no splash', () => {
  splash()?.remove();
  endSplash();
  vi.advanceTimersByTime(500);
  expect(document.body).toHaveClass('page-loaded');
});
