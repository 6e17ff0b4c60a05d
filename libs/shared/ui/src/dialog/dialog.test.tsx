import { renderWithStore } from '@lms/testing';
import { fireEvent, screen } from '@testing-library/react';
import { act, useEffect, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        title="Really?"
        onClose={() => setOpen(false)}
        actions={<button>Yes</button>}
      >
        <p>Think about it.</p>
      </Dialog>
    </>
  );
};

/** Content that begins in its field, there when the dialog opens. */
const Search = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Word" />;
};

const show = async () => {
  const view = await renderWithStore(<Example />);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Really?' }) };
};

describe('dialog', () => {
  it('is named by its title and shows its actions', async () => {
    const { dialog } = await show();
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible();
  });

  it('leaves the focus to a field that its content begins in', async () => {
    // As browsers do.
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = true;
      this.querySelector('button')?.focus();
    });
    await renderWithStore(
      <Dialog open title="Find" onClose={() => undefined}>
        <Search />
      </Dialog>,
    );
    expect(screen.getByRole('textbox', { name: 'Word' })).toHaveFocus();
    vi.restoreAllMocks();
  });

  it('closes by its button and can be opened again', async () => {
    const { dialog, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).not.toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(dialog).toHaveAttribute('open');
  });

  it('closes by a click beside it, not by one inside', async () => {
    const { dialog, user } = await show();
    await user.click(screen.getByText('Think about it.'));
    expect(dialog).toHaveAttribute('open');
    await user.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('stays when what was begun inside ends beside it, such as selecting text', async () => {
    const { dialog } = await show();
    fireEvent.pointerDown(screen.getByText('Think about it.'));
    fireEvent.click(dialog);
    expect(dialog).toHaveAttribute('open');
  });

  it('stays at the second half of the double click that has opened it', async () => {
    const { dialog } = await show();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toHaveAttribute('open');
  });

  it('leaves Escape to the browser, which closes it', async () => {
    const { dialog } = await show();
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(true);
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(false);
  });

  it('stays open when it was opened again within a moment of Escape', async () => {
    const { dialog, user } = await show();
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    // The browser tells now that Escape has closed it.
    act(() => void dialog.dispatchEvent(new Event('close')));
    expect(dialog).toHaveAttribute('open');
  });
});
