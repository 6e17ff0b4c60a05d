import {
  type Upload,
  uploadLimits,
  uploadPieceBytes,
  type UploadState,
} from '@lms/course-management/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileUpload } from './file-upload';

const id = '00000000-0000-4000-8000-000000000001';
const bytes = uploadPieceBytes * 2;
const upload: Upload = {
  id,
  kind: 'VIDEO',
  name: 'film.mp4',
  bytes,
  url: '/media/film.mp4',
  durationSeconds: 6,
  posterUrl: null,
  transcript: null,
};
const stateAt = (received: number): UploadState => ({
  id,
  kind: 'VIDEO',
  name: 'film.mp4',
  bytes,
  received,
  upload: received === bytes ? upload : null,
});
const film = () => new File([new Uint8Array(bytes)], 'film.mp4', { type: 'video/mp4' });

let done: Upload[];
beforeEach(() => {
  done = [];
  onCall('post', '/upload/resumable', stateAt(0) as never);
});
const show = () =>
  renderWithStore(<FileUpload kind="VIDEO" label="Film" onDone={(one) => done.push(one)} />, {
    texts: ['courses', 'problems'],
    signedIn: true,
  });
const input = () => screen.getByLabelText('Choose a file: Film');
const offsets = () =>
  receivedCalls.filter(({ method }) => method === 'PUT').map(({ query }) => query.get('offset'));
const arrivesWhole = (path = `/upload/resumable/${id}`) =>
  onCall(
    'put',
    path,
    ({ query }) => stateAt(Number(query.get('offset')) + uploadPieceBytes) as never,
  );

describe('an upload', () => {
  it('goes piece by piece, and says that it has arrived', async () => {
    arrivesWhole();
    const { user } = await show();
    await user.upload(input(), film());
    expect(await screen.findByText('film.mp4 was uploaded.')).toBeVisible();
    expect(offsets()).toEqual(['0', String(uploadPieceBytes)]);
    expect(done).toEqual([upload]);
    expect(input()).toBeEnabled();
  });

  it('is paused after the piece under way, and goes on from what the server has', async () => {
    let arrive: (state: UploadState) => void = () => undefined;
    const piece = () => new Promise<never>((resolve) => (arrive = resolve as never));
    onCall('put', `/upload/resumable/${id}`, piece);
    onCall('get', `/upload/${id}`, stateAt(uploadPieceBytes) as never);
    const { user } = await show();
    await user.upload(input(), film());
    await expect.poll(offsets).toEqual(['0']);
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    act(() => arrive(stateAt(uploadPieceBytes)));
    expect(await screen.findByText('film.mp4 is paused at 50%')).toBeVisible();
    arrivesWhole();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('film.mp4 was uploaded.')).toBeVisible();
    expect(offsets()).toEqual(['0', String(uploadPieceBytes)]);
  });

  it('goes on by itself when a lost line is back', async () => {
    onCall('put', `/upload/resumable/${id}`, offline());
    onCall('get', `/upload/${id}`, stateAt(0) as never);
    const { user } = await show();
    await user.upload(input(), film());
    expect(await screen.findByText(/film.mp4 stopped at 0%: you are offline/)).toBeVisible();
    arrivesWhole();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('film.mp4 was uploaded.')).toBeVisible();
    expect(done).toHaveLength(1);
  });

  it('can be tried again after a fault of the server', async () => {
    onCall('put', `/upload/resumable/${id}`, problem(503, 'server.unavailable'));
    const { user } = await show();
    await user.upload(input(), film());
    await screen.findByRole('alert');
    onCall('get', `/upload/${id}`, stateAt(bytes) as never);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => done).toEqual([upload]);
  });

  it('sends nothing that is too large', async () => {
    const { user } = await show();
    const huge = film();
    Object.defineProperty(huge, 'size', { value: uploadLimits.VIDEO + 1 });
    await user.upload(input(), huge);
    expect(screen.getByRole('alert')).toHaveTextContent('film.mp4 is too large');
    expect(receivedCalls).toEqual([]);
  });
});
