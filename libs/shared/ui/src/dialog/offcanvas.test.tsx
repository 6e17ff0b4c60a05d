import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Offcanvas } from './offcanvas';

const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Offcanvas open={open} title="Panel" onClose={() => setOpen(false)}>
        <p>Inside</p>
      </Offcanvas>
    </>
  );
};

it('shows what is inside only while it is open, under its title', async () => {
  const { user } = await renderWithStore(<Example />);
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Panel' })).toHaveTextContent('Inside');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
});

it('closes by a click beside it', async () => {
  const { user } = await renderWithStore(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('dialog', { name: 'Panel' }));
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
});
