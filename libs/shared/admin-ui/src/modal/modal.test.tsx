import { renderWithStore } from '@lms/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Modal } from './modal';

it('begins in its first field, so that what is typed at once is not lost', async () => {
  await renderWithStore(
    <Modal open title="Save the view" onClose={() => undefined}>
      <input type="hidden" />
      <input aria-label="Locked" disabled />
      <input aria-label="Name" />
    </Modal>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

/** Form that took the place of the button which opened it. */
const Step = ({ onMoved }: { onMoved: () => void }) => {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.focus(), []);
  return (
    <div ref={form} role="group" tabIndex={-1}>
      <input aria-label="Name" onFocus={onMoved} />
    </div>
  );
};

it('leaves the focus at what took it while the dialog was opening', async () => {
  const moved = vi.fn();
  await renderWithStore(
    <>
      <Modal open title="Schedules" onClose={() => undefined}>
        <Step onMoved={moved} />
      </Modal>
      <Modal open title="Opens after it" onClose={() => undefined}>
        <input aria-label="Last" />
      </Modal>
    </>,
  );
  await waitFor(() => expect(screen.getByLabelText('Last')).toHaveFocus());
  expect(moved).not.toHaveBeenCalled();
});

it('stays at the second half of the double click that has opened it', async () => {
  const onClose = vi.fn();
  await renderWithStore(
    <Modal open title="Schedules" onClose={onClose}>
      <input aria-label="Name" />
    </Modal>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
  const click = (detail: number) => {
    fireEvent.mouseDown(backdrop, { detail });
    fireEvent.click(backdrop, { detail });
  };
  click(2);
  expect(onClose).not.toHaveBeenCalled();
  click(1);
  expect(onClose).toHaveBeenCalledOnce();
});
