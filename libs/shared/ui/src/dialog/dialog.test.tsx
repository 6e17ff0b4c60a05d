import { renderWithStore } from '@lms/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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

  it('closes by its button and can be opened again', async () => {
    const { dialog, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).not.toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(dialog).toHaveAttribute('open');
  });

  it('closes by a click beside it, not by one inside', async () => {
    const { dialog } = await show();
    fireEvent.click(screen.getByText('Think about it.'));
    expect(dialog).toHaveAttribute('open');
    fireEvent.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
  });
});
