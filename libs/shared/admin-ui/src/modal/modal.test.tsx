import { renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
