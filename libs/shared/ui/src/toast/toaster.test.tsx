import { renderWithStore } from '@lms/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastCard } from './toast-card';
import { type ToastOptions, toastShown, toastSlice } from './toast-slice';
import { Toaster } from './toaster';
import { toastTimes } from './use-toast-life';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = async (toasts: ToastOptions[]) => {
  const view = await renderWithStore(<Toaster toastComponent={ToastCard} />, {
    slices: [toastSlice],
  });
  act(() => toasts.forEach((toast) => view.store.dispatch(toastShown(toast))));
  return view;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const saved: ToastOptions = { message: 'Saved', type: 'success' };

it('goes from inactive to active to removed in the time the specification names', async () => {
  await show([{ ...saved, title: 'Course' }]);
  const toast = screen.getByRole('button', { name: /Course.*Saved/ });
  expect(toast).toHaveAttribute('data-state', 'inactive');
  await pass(50);
  expect(toast).toHaveAttribute('data-state', 'active');
  await pass(toastTimes.shown);
  expect(toast).toHaveAttribute('data-state', 'removed');
  await pass(toastTimes.ease);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stays while it is pointed at, and a second more', async () => {
  await show([saved]);
  const toast = screen.getByRole('button');
  fireEvent.mouseEnter(toast);
  await pass(10 * toastTimes.shown);
  expect(toast).toHaveAttribute('data-state', 'active');
  fireEvent.mouseLeave(toast);
  await pass(toastTimes.afterHover - 100);
  expect(toast).toHaveAttribute('data-state', 'active');
  await pass(200);
  expect(toast).toHaveAttribute('data-state', 'removed');
});

it('is dismissed by a tap', async () => {
  await show([saved]);
  fireEvent.click(screen.getByRole('button'));
  await pass(toastTimes.ease);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('puts the newest on top, inside a live region', async () => {
  await show([saved, { message: 'Sent', type: 'info' }]);
  const region = screen.getByRole('status');
  expect(region.textContent).toMatch(/Sent.*Saved/);
});

it('leaves out a message that is shown already only where that is asked for', async () => {
  await show([saved, saved]);
  expect(screen.getAllByText('Saved')).toHaveLength(2);
  const { store } = await show([saved, { ...saved, preventDuplicates: true }]);
  expect(store.getState()).toMatchObject({ toast: { toasts: [{ message: 'Saved' }] } });
});

it('throws for a toast without a component', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await renderWithStore(<Toaster toastComponent={undefined} />, {
    slices: [toastSlice],
  });
  expect(() => act(() => void store.dispatch(toastShown(saved)))).toThrow(
    'toastComponent required',
  );
});
