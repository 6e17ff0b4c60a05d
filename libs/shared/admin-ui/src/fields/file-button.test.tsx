import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileButton } from './file-button';

const file = new File(['a'], 'a.csv', { type: 'text/csv' });
const show = (busy: boolean) => {
  const onFile = vi.fn();
  render(<FileButton label="Choose a file" accept=".csv" busy={busy} onFile={onFile} />);
  return { onFile, button: screen.getByRole('button', { name: 'Choose a file' }) };
};

it('takes the same file twice, chosen or dropped', async () => {
  const { onFile, button } = show(false);
  await userEvent.upload(screen.getByLabelText('Choose a file'), file);
  await userEvent.upload(screen.getByLabelText('Choose a file'), file);
  fireEvent.drop(button, { dataTransfer: { files: [file] } });
  expect(onFile.mock.calls).toEqual([[file], [file], [file]]);
});

it('takes none while it is busy, and keeps the focus', () => {
  const { onFile, button } = show(true);
  button.focus();
  fireEvent.drop(button, { dataTransfer: { files: [file] } });
  expect(onFile).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('shows as a place to drop on that a file is held over it', () => {
  const onFile = vi.fn();
  render(<FileButton label="Choose a file" accept=".csv" big onFile={onFile} />);
  const button = screen.getByRole('button', { name: 'Choose a file' });
  fireEvent.dragOver(button);
  expect(button).toHaveAttribute('data-over', 'true');
  fireEvent.dragLeave(button);
  expect(button).not.toHaveAttribute('data-over');
  fireEvent.dragOver(button);
  fireEvent.drop(button, { dataTransfer: { files: [file] } });
  expect(button).not.toHaveAttribute('data-over');
  expect(onFile).toHaveBeenCalledWith(file);
});
