import { userSlice } from '@lms/auth/web';
import type { ProgressInput, ProgressResult } from '@lms/learning/contract';
import { offline, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { buildVideoLesson } from '../../testing/samples';
import { VideoLesson } from './video-lesson';

const result: ProgressResult = {
  completed: false,
  secondsSpent: 0,
  progressPercent: 33,
  status: 'ACTIVE',
  certificateSerial: null,
};

const show = async (lesson = buildVideoLesson(), route = '/') => {
  const { video } = lesson;
  if (!video) throw new Error('no video');
  const view = await renderWithStore(
    <VideoLesson
      player={createRef()}
      lesson={lesson}
      video={video}
      courseLanguage="en"
      completed={false}
      below={(transcript) => (
        <>
          {transcript}
          <textarea aria-label="Note" />
        </>
      )}
    />,
    { texts: ['learning'], slices: [userSlice], signedIn: true, route },
  );
  return { ...view, player: screen.getByLabelText<HTMLVideoElement>(lesson.title) };
};

/** Simulates playback, which jsdom lacks: `timeupdate` four times a second. */
const play = (player: HTMLVideoElement, seconds: number) => {
  for (let step = 0; step < seconds * 4; step += 1) {
    player.currentTime += 0.25;
    fireEvent.timeUpdate(player);
  }
};
const seek = (player: HTMLVideoElement, seconds: number) => {
  player.currentTime = seconds;
  fireEvent.seeking(player);
  fireEvent.timeUpdate(player);
};

const reports = () => receivedCalls.map(({ body }) => body as ProgressInput);

describe('video lesson', () => {
  it('reports what was played every ten seconds, and the rest on pause', async () => {
    onCall('put', '/learning/lesson/:id/progress', result);
    const { player } = await show();
    play(player, 14);
    await waitFor(() => expect(reports()).toHaveLength(1));
    fireEvent.pause(player);
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports()).toEqual([
      { positionSeconds: 10, secondsSpent: 10, completed: false },
      { positionSeconds: 14, secondsSpent: 4, completed: false },
    ]);
  });

  it('does not count a jump', async () => {
    onCall('put', '/learning/lesson/:id/progress', result);
    const { player } = await show();
    play(player, 2);
    seek(player, 95);
    play(player, 3);
    fireEvent.ended(player);
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()).toEqual([{ positionSeconds: 98, secondsSpent: 5, completed: false }]);
  });

  it('asks for completion once nine tenths were played, earlier sittings included', async () => {
    onCall('put', '/learning/lesson/:id/progress', result);
    const { player } = await show(buildVideoLesson({ secondsSpent: 85, positionSeconds: 85 }));
    play(player, 5);
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]).toMatchObject({ secondsSpent: 5, completed: true });
  });

  it('keeps in memory what neither server nor device take, and sends it together later', async () => {
    onCall('put', '/learning/lesson/:id/progress', offline());
    const told = vi.spyOn(console, 'info');
    const { player } = await show();
    play(player, 10);
    await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('failed')));
    expect(reports()).toHaveLength(1);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    onCall('put', '/learning/lesson/:id/progress', result);
    play(player, 3);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports()[1]).toMatchObject({ positionSeconds: 13, secondsSpent: 13 });
  });

  it('resumes where the learner stopped', async () => {
    const { player } = await show(buildVideoLesson({ positionSeconds: 42 }));
    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(42);
  });

  it('begins at the second that the address asks for', async () => {
    const { player } = await show(buildVideoLesson({ positionSeconds: 42 }), '/?t=7');
    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(7);
  });

  it('carries captions in both languages, those of the page on by default', async () => {
    const { player } = await show();
    const tracks = [...player.querySelectorAll('track')];
    expect(tracks.map(({ srclang, default: on }) => [srclang, on])).toEqual([
      ['en', true],
      ['bn', false],
    ]);
  });

  it('marks the paragraph that is spoken', async () => {
    const { player } = await show();
    seek(player, 31);
    const paragraph = screen.getByRole('button', { name: /Say it back/ });
    await waitFor(() => expect(paragraph).toHaveAttribute('aria-current', 'true'));
  });

  it('says so when the video can not be loaded, and tries again', async () => {
    const { player, user } = await show();
    fireEvent.error(player);
    expect(screen.getByRole('alert')).toHaveTextContent('The video could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('jumps by the keyboard while focus is in the player', async () => {
    const { player, user } = await show(buildVideoLesson());
    seek(player, 30);
    screen.getByRole('button', { name: /Say it back/ }).focus();
    await user.keyboard('l');
    expect(player.currentTime).toBe(40);
    await user.keyboard('jj');
    expect(player.currentTime).toBe(20);
    screen.getByRole('combobox', { name: 'Speed' }).focus();
    await user.keyboard('l');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Talk less');
    expect(player.currentTime).toBe(20);
  });
});
