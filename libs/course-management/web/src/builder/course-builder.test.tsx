import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { Course } from '@lms/course-management/contract';
import { chooseOption, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCourse, buildDraft, courseId } from '../../testing/builder';
import { CourseBuilder } from './course-builder';

let course: Course;
beforeEach(() => {
  course = buildCourse();
  const none = { items: [], total: 0 };
  for (const path of ['/course-category', '/instructor', '/course', '/quiz']) {
    onCall('post', `${path}/find`, none);
  }
  onCall('get', '/course/:id', () => course as never);
  onCall('get', '/course/:id/checklist', { items: [] });
  onCall('get', '/question/tag', ['figures']);
  onCall('put', '/course/:id', ({ body }) => {
    course = { ...course, version: course.version + 1, draft: body as never };
    return course as never;
  });
});

const show = async (step: string, role: Role = 'ROLE_ORGADMIN') => {
  const view = await renderWithStore(<CourseBuilder courseId={courseId} />, {
    slices: [userSlice, toastSlice],
    texts: ['courses', 'catalog', 'admin', 'validation', 'problems', 'editor'],
    signedIn: true,
    route: `/?step=${step}`,
  });
  const user = { id: courseId, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void view.store.dispatch(userLoaded({ ...user, roles: [role] })));
  await screen.findByRole('heading', { level: 1, name: 'Welding safely' });
  return view;
};
const button = (name: string) => screen.getByRole('button', { name });
const sectionOf = (name: string) => screen.getByRole('listitem', { name });
const lessonsOf = (name: string) =>
  within(sectionOf(name))
    .getAllByRole('link')
    .map((link) => link.textContent?.replace(/(Article|Quiz|Video) ·.*/, ''));
/** Saves whatever is left, so that no request outlives the test. */
const save = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  // The draft may have saved itself meanwhile.
  const now = screen.queryByRole('button', { name: 'Save now' });
  if (now) await user.click(now);
  await screen.findByText('All changes are saved.');
};
const saves = () => receivedCalls.filter(({ method }) => method === 'PUT');

// The first test that opens the preview: whose code is there shows no placeholder.
it('holds the place of its preview until that is loaded', async () => {
  const { user } = await show('details');
  await user.click(screen.getByRole('link', { name: 'Preview' }));
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Overview' })).toBeVisible();
  expect(screen.queryByText('Loading…')).toBeNull();
});

describe('its instructors', () => {
  it('are found by a search, and those that were chosen stay in sight', async () => {
    const idOf = (index: number) => courseId.replace(/\d$/, String(index));
    const [chosen, first, sought] = [idOf(7), idOf(8), idOf(9)];
    course = { ...course, draft: buildDraft({ instructorIds: [chosen] }) };
    onCall('get', '/instructor/:id', { id: chosen, name: 'Zahir' } as never);
    onCall('post', '/instructor/find', (({ body }: { body: { searchTerm: string } }) => ({
      items: body.searchTerm ? [{ id: sought, name: 'Mina' }] : [{ id: first, name: 'Ayesha' }],
      total: body.searchTerm ? 1 : 300,
    })) as never);
    const view = await show('details');
    const boxes = within(screen.getByRole('group', { name: 'Instructors' }));
    expect(await boxes.findByRole('checkbox', { name: 'Zahir' })).toBeChecked();
    expect(boxes.getByRole('checkbox', { name: 'Ayesha' })).not.toBeChecked();
    await view.user.type(boxes.getByRole('searchbox'), 'min');
    await view.user.click(await boxes.findByRole('checkbox', { name: 'Mina' }));
    await save(view);
    expect(saves().at(-1)?.body).toMatchObject({ instructorIds: [chosen, sought] });
  });
});

describe('a curriculum', () => {
  it('moves lessons by buttons, says where they are and keeps the focus', async () => {
    const view = await show('curriculum');
    const { user } = view;
    await user.click(button('Move down: Test'));
    expect(lessonsOf('End')).toEqual(['Test', 'Film']);
    expect(screen.getByText('Test moved to End, position 1 of 2.')).toHaveRole('status');
    expect(button('Move down: Test')).toHaveFocus();
    await chooseOption(user, screen.getByLabelText('Section of: Test'), 'Start');
    expect(lessonsOf('Start')).toEqual(['Read this', 'Test']);
    expect(screen.getByLabelText('Section of: Test')).toHaveFocus();
    await save(view);
  });

  it('moves sections, and says so', async () => {
    const view = await show('curriculum');
    const { user } = view;
    await user.click(button('Move down: Start'));
    expect(screen.getByText('Start moved to position 2 of 2.')).toHaveRole('status');
    expect(button('Move down: Start')).toHaveFocus();
    expect(button('Move down: Start')).toHaveAttribute('aria-disabled', 'true');
    await save(view);
  });

  it('moves the lesson or section that has the focus with Alt and an arrow key', async () => {
    const view = await show('curriculum');
    const { user } = view;
    const linkOf = (name: RegExp) => screen.getByRole('link', { name });
    linkOf(/^Test/).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(lessonsOf('End')).toEqual(['Test', 'Film']);
    expect(screen.getByText('Test moved to End, position 1 of 2.')).toHaveRole('status');
    expect(linkOf(/^Test/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(lessonsOf('End')).toEqual(['Film', 'Test']);
    expect(linkOf(/^Test/)).toHaveFocus();
    const [title] = screen.getAllByLabelText('Section title');
    title!.focus();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
    expect(screen.getByText('Start moved to position 2 of 2.')).toHaveRole('status');
    expect(screen.getAllByLabelText('Section title')[1]).toHaveFocus();
    expect(screen.getAllByLabelText('Section title')[1]).toHaveValue('Start');
    await save(view);
  });

  it('brings back what was deleted, and nothing that was typed since is lost', async () => {
    const view = await show('curriculum');
    const { user } = view;
    await user.click(button('Delete: Read this'));
    expect(button('Undo')).toHaveFocus();
    expect(lessonsOf('Start')).toEqual(['Test']);
    const [title] = screen.getAllByLabelText('Section title');
    await user.type(title!, ' here');
    await user.click(button('Undo'));
    expect(lessonsOf('Start here')).toEqual(['Read this', 'Test']);
    expect(button('Delete: Read this')).toHaveFocus();
    await save(view);
  });

  it('leads to the title of what was added, which has its label', async () => {
    const view = await show('curriculum');
    const { user } = view;
    await user.click(button('Add a section'));
    const titles = screen.getAllByLabelText('Section title');
    expect(titles).toHaveLength(3);
    expect(titles[2]).toHaveFocus();
    await user.click(screen.getAllByRole('button', { name: 'Add a video' })[2]!);
    expect(screen.getByLabelText('Lesson title')).toHaveFocus();
    await save(view);
  });
});

it('moves the focus to a lesson that takes the place of the list, and back to its link', async () => {
  const { user } = await show('curriculum');
  await user.click(within(sectionOf('End')).getByRole('link', { name: /^Film/ }));
  expect(screen.getByRole('heading', { name: 'Lesson: video' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Back to the curriculum' }));
  expect(within(sectionOf('End')).getByRole('link', { name: /^Film/ })).toHaveFocus();
});

describe('on a wide screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
    );
  });

  it('edits a lesson beside the curriculum, and leads to the title of each that is added', async () => {
    const view = await show('curriculum');
    const { user } = view;
    const inspector = screen.getByRole('complementary', { name: 'The open lesson' });
    expect(within(inspector).getByText('Choose a lesson to edit it here.')).toBeVisible();
    const link = within(sectionOf('End')).getByRole('link', { name: /^Film/ });
    await user.click(link);
    expect(within(inspector).getByRole('heading', { name: 'Lesson: video' })).toHaveFocus();
    expect(within(inspector).getByLabelText('Lesson title')).toHaveValue('Film');
    expect(within(sectionOf('End')).getByRole('link', { name: /^Film/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const kind of ['Add a video', 'Add an article']) {
      await user.click(within(sectionOf('End')).getByRole('button', { name: kind }));
      const title = within(inspector).getByLabelText('Lesson title');
      expect(title).toHaveValue('');
      expect(title).toHaveFocus();
      await user.type(title, kind);
    }
    expect(lessonsOf('End')).toEqual(['Film', 'Add a video', 'Add an article']);
    await user.click(within(inspector).getByRole('link', { name: 'Back to the curriculum' }));
    expect(within(inspector).queryByLabelText('Lesson title')).toBeNull();
    expect(within(sectionOf('End')).getByRole('link', { name: /^Add an article/ })).toHaveFocus();
    await save(view);
  });

  it('has the checklist beside what it is about', async () => {
    const [, end] = buildDraft().sections;
    const fault = { code: 'videoMissing', sectionId: end!.id, lessonId: end!.lessons[0]!.id };
    onCall('get', '/course/:id/checklist', { items: [fault] });
    const { user } = await show('details');
    const checklist = screen.getByRole('complementary', { name: 'Checklist' });
    expect(await within(checklist).findByText(/1 thing is missing/)).toBeVisible();
    await user.click(within(checklist).getByRole('link', { name: /Film – The video is missing/ }));
    await waitFor(() => expect(button('Choose a file: Lesson video')).toHaveFocus());
  });

  it('says that nothing is missing only of what could be saved', async () => {
    const view = await show('details');
    const checklist = within(screen.getByRole('complementary', { name: 'Checklist' }));
    onCall('put', '/course/:id', () => problem(500, 'server.fault'));
    await view.user.type(screen.getByLabelText('Title'), '!');
    await view.user.click(await screen.findByRole('button', { name: 'Save now' }));
    expect(await checklist.findByText(/once everything is saved/)).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Submit' }));
    expect(await screen.findByText(/once everything is saved/)).toBeVisible();
    expect(screen.queryByText(/^Nothing is missing/)).toBeNull();
    onCall('put', '/course/:id', { ...course, version: 2 } as never);
    await save(view);
    expect(await screen.findByText(/^Nothing is missing/)).toBeVisible();
  });
});

describe('a builder', () => {
  it('brings two authors together lesson by lesson, and names what the other changed', async () => {
    const view = await show('curriculum');
    const { user } = view;
    const draft = buildDraft();
    const [, end] = draft.sections;
    end!.lessons[0]!.title = 'Their film';
    course = { ...course, version: 2, draft };
    onCall('put', '/course/:id', () => problem(409, 'entity.conflict'));
    const [title] = screen.getAllByLabelText('Section title');
    await user.type(title!, ' here');
    // The draft may have tried to save itself meanwhile.
    const now = screen.queryByRole('button', { name: 'Save now' });
    if (now) await user.click(now);
    const combine = await screen.findByRole('button', { name: 'Combine both versions' });
    onCall('put', '/course/:id', ({ body }) => {
      course = { ...course, version: 3, draft: body as never };
      return course as never;
    });
    await user.click(combine);
    const taken = '“Their film” · Lesson title now has the value saved elsewhere.';
    expect(await screen.findByText(taken)).toBeVisible();
    expect(lessonsOf('Start here')).toEqual(['Read this', 'Test']);
    expect(lessonsOf('End')).toEqual(['Their film']);
    await save(view);
    expect(course.draft?.sections.map((section) => section.title)).toEqual(['Start here', 'End']);
    expect(course.draft?.sections[1]?.lessons[0]?.title).toBe('Their film');
  });

  it('saves nothing that was not changed', async () => {
    await show('details');
    expect(screen.getByText('All changes are saved.')).toBeVisible();
    expect(saves()).toEqual([]);
  });

  it('can hand in a published course once its change is saved', async () => {
    course = buildCourse({ status: 'ACTIVE' });
    const { user } = await show('submit');
    expect(await screen.findByText('Nothing has changed since it was published.')).toBeVisible();
    onCall('put', '/course/:id', { ...course, version: 2, revisionStatus: 'DRAFT' } as never);
    await user.click(screen.getByRole('link', { name: 'Price and rules' }));
    await user.click(await screen.findByLabelText('Lessons unlock in order'));
    await user.click(screen.getByRole('link', { name: 'Submit' }));
    const submit = await screen.findByRole('button', { name: 'Submit for approval' });
    await expect.poll(() => submit).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('Draft changes')).toBeVisible();
    expect(saves()[0]?.body).toMatchObject({ sequential: true, version: 1 });
  });

  it('shows why it was refused until it is handed in again', async () => {
    course = buildCourse({ status: 'REJECTED', rejectionReason: 'More examples' });
    await show('submit');
    expect(screen.getByText('More examples')).toBeVisible();
  });

  it('leads from the checklist to where a fault is mended', async () => {
    const [, end] = buildDraft().sections;
    const [film] = end!.lessons;
    const fault = { code: 'videoMissing', sectionId: end!.id, lessonId: film!.id };
    onCall('get', '/course/:id/checklist', { items: [fault] });
    const { user } = await show('submit');
    await user.click(await screen.findByRole('link', { name: /Film – The video is missing/ }));
    await waitFor(() => expect(button('Choose a file: Lesson video')).toHaveFocus());
  });

  it('changes nothing for readers, and offers them nothing that does', async () => {
    course = buildCourse({ status: 'PENDING' });
    const { user } = await show('details', 'ROLE_ORG_USER');
    expect(screen.getByText(/but not change it/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Curriculum' }));
    expect(screen.queryByRole('button', { name: /Move|Delete|Add/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Submit' }));
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  });
});
