import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { CourseNotes, Note, NoteInput } from '@lms/learning/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCourse } from '../../testing/samples';
import { LazyNotesTools } from './lazy-notes';
import { LessonNotes } from './lesson-notes';
import { NotesTools } from './notes-tools';

const at = '2026-11-20T08:00:00.000Z';
const buildNote = (changes: Partial<Note> = {}): Note => ({
  id: 'first',
  lessonId: 'video',
  lessonTitle: 'How to listen',
  body: 'Nod',
  quote: null,
  positionSeconds: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...changes,
});
const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};

/** Fake notes server that detects conflicts as the real one does. */
const serve = (notes: Note[] = [], bookmarks: string[] = []) => {
  const stored: CourseNotes = { notes, bookmarks };
  onCall('get', '/learning/course/:id/note', () => structuredClone(stored) as never);
  onCall('put', '/learning/course/:id/note/:noteId', ({ path, body: sent }) => {
    const id = path.split('/').at(-1) ?? '';
    const { body, version, ...place } = sent as NoteInput;
    const found = stored.notes.find((note) => note.id === id);
    const isSame = found?.body === body;
    if (!isSame && (found?.version ?? 0) !== version) {
      return problem(409, 'entity.conflict');
    }
    const next = buildNote({ ...place, ...found, id, body, version: version + 1 });
    stored.notes = [...stored.notes.filter((note) => note.id !== id), next];
    return next as never;
  });
  onCall('delete', '/learning/course/:id/note/:noteId', ({ path }) => {
    stored.notes = stored.notes.filter(({ id }) => id !== path.split('/').at(-1));
    return undefined as never;
  });
  return stored;
};

const options = {
  slices: [userSlice],
  texts: ['notes', 'problems'] as const,
  signedIn: true,
};
const showLesson = (video: HTMLVideoElement | null = null) =>
  renderWithStore(
    <LessonNotes courseId="course" lessonId="video" video={{ current: video }} />,
    options,
  );
const field = () => screen.getByRole('textbox', { name: /^(Write a note|Note at)/ });
const read = (body: string) => screen.findByText(body, { selector: 'p' });
const saves = () =>
  receivedCalls.filter(({ method }) => method === 'PUT').map(({ body }) => body as NoteInput);
const online = () => window.dispatchEvent(new Event('online'));

describe('notes in a lesson', () => {
  it('save themselves as they are typed, with the second of the video, and once', async () => {
    const stored = serve();
    const video = document.createElement('video');
    video.currentTime = 83.6;
    const { user } = await showLesson(video);
    expect(await screen.findByText('You have no notes in this lesson yet.')).toBeVisible();
    expect(screen.getByText('No items(s) found!')).toBeVisible();
    await user.type(field(), 'Look at them');
    expect(field()).toHaveAccessibleName('Note at 1:23 in the video');
    expect(await screen.findByText('Saved')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Save note' }));
    const link = await screen.findByRole('link', { name: 'Jump to 1:23' });
    expect(link).toHaveAttribute('href', '/learn/course/lesson/video?t=83');
    expect(field()).toHaveValue('');
    const told = screen.getByRole('status');
    expect(told).toHaveTextContent(/^Saved$/);
    await user.type(field(), 'N');
    expect(told).toBeEmptyDOMElement();
    await user.clear(field());
    expect(stored.notes).toMatchObject([{ body: 'Look at them', positionSeconds: 83 }]);
    expect(new Set(receivedCalls.filter((c) => c.method === 'PUT').map((c) => c.path)).size).toBe(
      1,
    );
  });

  it('typed offline stay, in memory only, and arrive later, also after the screen was left', async () => {
    serve();
    onCall('put', '/learning/course/:id/note/:noteId', offline());
    const { user, unmount } = await showLesson();
    await user.type(field(), 'On the train');
    expect(await screen.findByText(/^Not saved yet. Keep this page open/)).toBeVisible();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(screen.getByRole('listitem')).toHaveTextContent('Not saved yet');
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
    await user.type(field(), 'And another');
    unmount();
    const stored = serve();
    online();
    await waitFor(() =>
      expect(stored.notes.map(({ body }) => body).sort()).toEqual(['And another', 'On the train']),
    );
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('whose answer was lost are no conflict with themselves', async () => {
    const stored = serve();
    onCall('put', '/learning/course/:id/note/:noteId', ({ path, body }) => {
      const { body: text } = body as NoteInput;
      stored.notes.push(buildNote({ id: path.split('/').at(-1), body: text }));
      return offline();
    });
    const { user } = await showLesson();
    await user.type(field(), 'Half');
    await screen.findByText(/^Not saved yet. Keep/);
    serve(stored.notes);
    await user.type(field(), ' and whole');
    online();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saves().at(-1)).toMatchObject({ body: 'Half and whole', version: 1 });
  });

  it('changed in another window are shown beside what was typed, and the learner chooses', async () => {
    const stored = serve([buildNote()]);
    const { user } = await showLesson();
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const own = screen.getByRole('textbox', { name: 'Edit this note' });
    await waitFor(() => expect(own).toHaveFocus());
    stored.notes = [buildNote({ body: 'Nod slowly', version: 2 })];
    await user.type(own, ' twice');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nod slowly');
    expect(own).toHaveValue('Nod twice');
    await user.click(within(alert).getByRole('button', { name: 'Keep what I typed' }));
    await waitFor(() => expect(stored.notes).toMatchObject([{ body: 'Nod twice', version: 3 }]));

    stored.notes = [];
    await user.type(own, '!');
    expect(await screen.findByText(/^This note was deleted in another window/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete it here too' }));
    expect(screen.queryByText(/Nod/)).toBeNull();
  });

  it('are deleted, by emptying them as well, and taken back', async () => {
    const stored = serve([buildNote()]);
    const { user } = await showLesson();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(stored.notes).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await read('Nod')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My notes' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Edit this note' }));
    await user.click(screen.getAllByRole('button', { name: 'Save note' })[1]!);
    expect(await screen.findByText('Note deleted.')).toBeVisible();
    expect(stored.notes).toEqual([]);
  });

  it('that are too long or too many stay in the field and say why', async () => {
    serve();
    onCall('put', '/learning/course/:id/note/:noteId', problem(409, 'learning.tooManyNotes'));
    const { user } = await showLesson();
    fireEvent.change(field(), { target: { value: 'x'.repeat(5_001) } });
    expect(screen.getByText(/^5,001 of 5,000 characters/)).toBeVisible();
    expect(field()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(saves()).toEqual([]);
    fireEvent.change(field(), { target: { value: 'Short' } });
    expect(await screen.findByText(/limit of 500 notes/)).toBeVisible();
    expect(field()).toHaveValue('Short');
    fireEvent.change(field(), { target: { value: '' } });
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    onCall('get', '/learning/course/:id/note', problem(500, 'server.fault'));
    const { user } = await showLesson();
    expect(await screen.findByText('Request ID: test-request')).toBeVisible();
    serve([buildNote()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await read('Nod')).toBeVisible();
  });
});

describe('notes and bookmarks of a course', () => {
  const showTools = () =>
    renderWithStore(<NotesTools course={buildCourse()} lessonId="video" />, options);

  it('stand by lesson, those of lessons that are gone last, and are found by their words', async () => {
    const gone = { lessonId: null, lessonTitle: 'Old lesson' };
    serve(
      [
        buildNote({ ...gone, id: 'gone', body: 'Out of date' }),
        buildNote({ id: 'late', body: 'Later', positionSeconds: 50 }),
        buildNote({ id: 'soon', body: 'Soon', positionSeconds: 5 }),
        buildNote({ id: 'why', lessonId: 'article', body: 'কারণ' }),
      ],
      ['article'],
    );
    const { user } = await showTools();
    await user.click(screen.getByRole('button', { name: 'Notes and bookmarks' }));
    const panel = screen.getByRole('dialog', { name: 'Notes and bookmarks' });
    const headings = await within(panel).findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Bookmarks',
      'Why listen',
      'How to listen',
      'Old lesson',
    ]);
    expect(within(panel).getByText('This lesson is no longer part of the course.')).toBeVisible();
    const bodies = () => [...panel.querySelectorAll('li p + p')].map((body) => body.textContent);
    expect(bodies()).toEqual(['কারণ', 'Soon', 'Later', 'Out of date']);
    await user.type(within(panel).getByRole('searchbox', { name: 'Search my notes' }), 'কারণ');
    expect(within(panel).getByText('1 note found')).toBeVisible();
    expect(bodies()).toEqual(['কারণ']);
    await user.type(within(panel).getByRole('searchbox', { name: 'Search my notes' }), 'ণ');
    expect(within(panel).getByText('No items(s) found!')).toBeVisible();
  });

  it('say what they are for while there are none', async () => {
    serve();
    const { user } = await showTools();
    await user.click(screen.getByRole('button', { name: 'Notes and bookmarks' }));
    expect(await screen.findByText(/^Nothing here yet/)).toBeVisible();
    expect(screen.getByText('No items(s) found!')).toBeVisible();
  });

  it('mark a lesson by a button that is pressed, and not when the server did not take it', async () => {
    serve();
    onCall('put', '/learning/lesson/:id/bookmark', { bookmarked: true });
    const { user } = await showTools();
    const button = screen.getByRole('button', { name: 'Bookmark' });
    const isReady = () => waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await isReady();
    await user.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await isReady();
    expect(receivedCalls.filter(({ path }) => path.endsWith('/bookmark'))).toHaveLength(1);
    onCall('put', '/learning/lesson/:id/bookmark', offline());
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('are not asked for by whoever looks through the eyes of their writer', async () => {
    serve();
    const { store } = await renderWithStore(
      <LazyNotesTools course={buildCourse()} lessonId="video" />,
      options,
    );
    store.dispatch(userLoaded({ ...learner, viewedAsUntil: at }));
    expect(screen.queryByRole('button')).toBeNull();
    store.dispatch(userLoaded(learner));
    expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeVisible();
    await waitFor(() => expect(receivedCalls).toHaveLength(1));
  });
});
