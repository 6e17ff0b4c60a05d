import type { Problem } from '@lms/contract';
import type { UploadState } from '@lms/course-management/contract';
import { onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileUpload } from './file-upload';

const state: UploadState = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'CAPTIONS',
  name: 'a.vtt',
  bytes: 9,
  received: 0,
  upload: null,
};
const file = () => new File(['WEBVTT\n\nA'], 'a.vtt', { type: 'text/vtt' });

const show = async () => {
  const onDone = vi.fn();
  const shown = await renderWithStore(
    <FileUpload kind="CAPTIONS" label="Captions" onDone={onDone} />,
    { texts: ['courses', 'validation', 'problems'], signedIn: true },
  );
  return { ...shown, onDone };
};

it('tells the line of captions that is wrong, and does not send them again', async () => {
  onCall('post', '/upload/resumable', state);
  const errors: Problem['errors'] = [
    { field: 'file', code: 'unexpectedLine', params: { line: 3 } },
  ];
  onCall('put', `/upload/resumable/${state.id}`, problem(400, 'validation.failed', { errors }));
  const { user } = await show();
  await user.upload(screen.getByLabelText(/Captions/), file());
  expect(await screen.findByText('Line 3: This line was not expected here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('begins anew where the server gave the upload up', async () => {
  onCall('post', '/upload/resumable', state);
  onCall('put', `/upload/resumable/${state.id}`, problem(404, 'entity.notFound'));
  const { user } = await show();
  await user.upload(screen.getByLabelText(/Captions/), file());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect
    .poll(() => receivedCalls.filter(({ path }) => path === '/upload/resumable'))
    .toHaveLength(2);
});
