import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTooltips } from './tooltips';

const tips = () =>
  [...document.querySelectorAll('[popover="manual"]')].map((tip) => tip.textContent);

beforeAll(startTooltips);

beforeEach(() => {
  // Without a layout, only the text for screen readers is narrow.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'SPAN' ? 1 : 40;
  });
  render(
    <>
      <button type="button" aria-label="Close">
        <svg aria-hidden="true" />
      </button>
      <button type="button">
        <svg aria-hidden="true" /> <b>Save</b>
      </button>
      <a href="/contact">
        <svg aria-hidden="true" />
        <span>Help</span>
      </a>
      <button type="button">
        <svg aria-hidden="true" />
        <span>4 unread</span>
        <i aria-hidden="true">4</i>
      </button>
    </>,
  );
});

it('show the name of a control that is only an icon at once, and of no other', () => {
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Close' }).firstElementChild!);
  expect(tips()).toEqual(['Close']);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Help' }));
  expect(tips()).toEqual(['Help']);
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Save' }));
  expect(tips()).toEqual([]);
});

it('leave out a badge that repeats the name', () => {
  fireEvent.pointerOver(screen.getByRole('button', { name: '4 unread' }));
  expect(tips()).toEqual(['4 unread']);
});

it('come by keyboard focus, and go by Escape and with the focus', () => {
  const close = screen.getByRole('button', { name: 'Close' });
  vi.spyOn(close, 'matches').mockReturnValue(true);
  fireEvent.focusIn(close);
  expect(tips()).toEqual(['Close']);
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(tips()).toEqual([]);
  fireEvent.focusIn(close);
  fireEvent.focusOut(close);
  expect(tips()).toEqual([]);
});

it('stay while the pointer is on them, and are not for touch', () => {
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerOver(close);
  fireEvent.pointerOver(document.querySelector('[popover="manual"]')!);
  expect(tips()).toEqual(['Close']);
  fireEvent.pointerOver(document.body);
  expect(tips()).toEqual([]);
  fireEvent.pointerOver(close, { pointerType: 'touch' });
  expect(tips()).toEqual([]);
});

it.each([
  ['below a control of the page', 'main', 0, 112, '140px', '144px'],
  [
    'above the cross of a dialog, whose content it would cover below',
    'dialog',
    100,
    112,
    '140px',
    '82px',
  ],
  ['beside the cross of a panel that begins at the edge', 'dialog', 0, 12, '100px', '13px'],
])('stand %s', (_where, role, edge, top, left, tipTop) => {
  render(
    <div role={role}>
      <button type="button" aria-label="Leave" />
    </div>,
  );
  const leave = screen.getByRole('button', { name: 'Leave' });
  vi.spyOn(leave, 'getBoundingClientRect').mockReturnValue(new DOMRect(140, top, 40, 32));
  vi.spyOn(leave.parentElement!, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, edge, 200, 300),
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(30);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(400);
  fireEvent.pointerOver(leave);
  const tip = document.querySelector<HTMLElement>('[popover="manual"]')!;
  expect([tip.style.left, tip.style.top]).toEqual([left, tipTop]);
});
