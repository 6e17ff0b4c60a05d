import { renderWithStore } from '@lms/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastCard } from './toast-card';
import { type ToastOptions, toastShown, toastSlice } from './toast-slice';
import { Toaster } from './toaster';
import { toastTimes } from './use-toast-life';

// Without animations, which take long on a slow machine.
beforeEach(() => {
  vi.useFakeTimers();
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

it('stops its time while it has the focus, also when the pointer leaves it', async () => {
  await show([saved]);
  const toast = screen.getByRole('button');
  act(() => toast.focus());
  fireEvent.mouseEnter(toast);
  fireEvent.mouseLeave(toast);
  await pass(10 * toastTimes.shown);
  expect(toast).toHaveAttribute('data-state', 'active');
  act(() => toast.blur());
  await pass(toastTimes.afterHover + 100);
  expect(toast).toHaveAttribute('data-state', 'removed');
});

it('is reached and dismissed by keyboard, and leaves the focus at the heading', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, store } = await renderWithStore(
    <>
      <h1>Title</h1>
      <Toaster toastComponent={ToastCard} />
    </>,
    { slices: [toastSlice] },
  );
  act(() => void store.dispatch(toastShown(saved)));
  await user.tab();
  expect(screen.getByRole('button', { name: /Saved/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await pass(toastTimes.ease);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('is dismissed by Escape from anywhere, but not by the one that closes a dialog', async () => {
  await show([saved]);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('Saved')).toBeVisible();
  dialog.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await pass(toastTimes.ease);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('announces each toast once, errors at once and others in their turn', async () => {
  const { store } = await show([]);
  const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];
  const failed: ToastOptions = { message: 'Failed', type: 'error' };
  const others = (['info', 'success', 'warning'] as const).map((type) => ({ message: type, type }));
  act(() => [failed, ...others].forEach((toast) => void store.dispatch(toastShown(toast))));
  expect(within(alert).getByText('Failed')).toBeVisible();
  others.forEach(({ message }) => expect(within(status).getByText(message)).toBeVisible());
  expect(screen.getAllByRole('button')).toHaveLength(4);
  for (const region of [alert, status]) {
    expect(region).toHaveAttribute('aria-atomic', 'false');
    expect(region.closest('[aria-live]')).toBeNull();
    expect(region.querySelector('[role], [aria-live]')).toBeNull();
  }
});

it('puts the newest on top, whatever its kind', async () => {
  await show([saved, { message: 'Failed', type: 'error' }, { message: 'Sent', type: 'info' }]);
  const placed = screen
    .getAllByRole('button')
    .sort((a, b) => Number(a.style.order) - Number(b.style.order));
  expect(placed.map((toast) => toast.firstChild?.textContent)).toEqual(['Sent', 'Failed', 'Saved']);
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

describe('toasts and what they talk about', () => {
  const rectOf = (top: number, height: number, left: number, width: number) =>
    DOMRect.fromRect({ x: left, y: top, width, height });

  /** Lays the toasts out at the top of a window, and the pressed button where it is told. */
  const showWith = async (button: DOMRect) => {
    vi.stubGlobal('innerHeight', 800);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.textContent === 'Add to cart') return button;
      return rectOf(72, 100, 900, 350);
    });
    const { store, container } = await renderWithStore(
      <>
        <button type="button">Add to cart</button>
        <Toaster toastComponent={ToastCard} />
      </>,
      { slices: [toastSlice] },
    );
    act(() => screen.getByRole('button').focus());
    act(() => void store.dispatch(toastShown(saved)));
    return container.querySelector('[role=status]')?.parentElement;
  };
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('move below a button that they would cover', async () => {
    const toaster = await showWith(rectOf(120, 44, 950, 200));
    expect(toaster?.style.top).toBe('172px');
  });

  it('stay at the top where they cover nothing, or where there is no room', async () => {
    expect((await showWith(rectOf(400, 44, 950, 200)))?.style.top).toBe('');
    cleanup();
    expect((await showWith(rectOf(100, 650, 950, 200)))?.style.top).toBe('');
  });
});
