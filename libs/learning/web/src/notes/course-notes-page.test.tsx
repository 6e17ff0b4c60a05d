import { userSlice } from '@lms/auth/web';
import type { Note } from '@lms/learning/contract';
import { onCall, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { buildCourse } from '../../testing/samples';
import { Page } from './course-notes-page';

const at = '2026-11-20T08:00:00.000Z';
const build = (id: string, changes: Partial<Note>): Note => ({
  id,
  lessonId: 'video',
  lessonTitle: 'How to listen',
  body: id,
  quote: null,
  positionSeconds: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...changes,
});

const show = (notes: Note[], bookmarks: string[] = []) => {
  onCall('get', '/learning/course/:id', buildCourse());
  onCall('get', '/learning/course/:id/note', { notes, bookmarks });
  return renderWithStore(
    <Routes>
      <Route path="/learn/:courseId/notes" element={<Page />} />
    </Routes>,
    {
      slices: [userSlice],
      texts: ['learning', 'notes', 'problems'],
      signedIn: true,
      route: '/learn/course/notes',
    },
  );
};

describe('all notes of a course', () => {
  it('stand by section and lesson, with their moments and passages', async () => {
    const quote = { exact: 'then speak', prefix: '', suffix: '', start: 4 };
    await show(
      [
        build('Gone', { lessonId: null, lessonTitle: 'Old lesson', positionSeconds: 5 }),
        build('Later', { positionSeconds: 83 }),
        build('Soon', { positionSeconds: 5 }),
        build('passage', { lessonId: 'article', body: '', quote }),
      ],
      ['article'],
    );
    expect(await screen.findByText('4 notes', { exact: false })).toBeVisible();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'My notes',
      'The first section',
      'Why listen',
      'How to listen',
      'This lesson is no longer part of the course.',
      'Old lesson',
    ]);
    expect(screen.getAllByText('Active listening').length).toBeGreaterThan(0);
    const [passage, soon, later, gone] = screen.getAllByRole('listitem');
    expect(within(passage!).getByText('then speak')).toBeVisible();
    expect(within(passage!).getByRole('link')).toHaveAttribute(
      'href',
      '/learn/course/lesson/article?highlight=passage',
    );
    expect(soon).toHaveTextContent('Soon');
    expect(within(later!).getByRole('link', { name: 'Jump to 1:23' })).toHaveAttribute(
      'href',
      '/learn/course/lesson/video?t=83',
    );
    expect(within(gone!).queryByRole('link')).toBeNull();
    expect(gone).toHaveTextContent('0:05');
  });

  it('are printed by a button, and lead back while there are none', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, unmount } = await show([build('One', {})]);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    unmount();
    await show([]);
    expect(await screen.findByText(/^Nothing here yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
