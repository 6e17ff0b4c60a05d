import { userLoaded, userSlice } from '@lms/auth/web';
import type { CourseTerm, Role } from '@lms/contract';
import type { Glossary } from '@lms/course-management/contract';
import { onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseId } from '../../testing/builder';
import { Page } from './glossary-page';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const buildTerm = (number: number, en: string, bn = ''): CourseTerm => ({
  id: idOf(number),
  term: { en, bn },
  meaning: { en: `What ${en} is`, bn: '' },
});

/** Glossary on the server; a save of an older version is a conflict. */
let stored: Glossary;
const answerSave = (body: Pick<Glossary, 'version' | 'terms'>) => {
  if (body.version !== stored.version) return problem(409, 'entity.conflict');
  stored = { ...stored, ...body, version: stored.version + 1 };
  return stored;
};
/** Saves for somebody else. */
const saveElsewhere = (terms: CourseTerm[]) =>
  void (stored = { ...stored, terms, version: stored.version + 1 });

beforeEach(() => {
  stored = {
    courseId,
    title: 'Welding safely',
    language: 'en',
    status: 'ACTIVE',
    revisionStatus: null,
    version: 4,
    terms: [buildTerm(1, 'Weld', 'ঝালাই'), buildTerm(2, 'Arc')],
  };
  onCall('get', '/course/:id/glossary', () => stored);
  onCall('put', '/course/:id/glossary', ({ body }) => answerSave(body as Glossary) as never);
});

const show = async (role: Role = 'ROLE_ORGADMIN') => {
  const view = await renderWithStore(<Page />, {
    slices: [userSlice, toastSlice],
    texts: ['courses', 'admin', 'validation', 'problems'],
    signedIn: true,
    route: `/course-management/create-course/${courseId}/glossary`,
    path: '/course-management/create-course/:id/glossary',
  });
  const user = { id: courseId, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void view.store.dispatch(userLoaded({ ...user, roles: [role] })));
  await screen.findByRole('heading', { level: 1, name: 'Glossary' });
  return view;
};
const names = () =>
  screen.queryAllByRole('listitem').flatMap((row) => row.querySelector('p')?.textContent ?? []);
const storedNames = () => stored.terms.map(({ term }) => term.en);
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);
const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' });

describe('the terms of a course', () => {
  it('are sorted, added and changed one by one', async () => {
    const { user } = await show();
    expect(names()).toEqual(['Arc', 'Weld']);
    await user.click(press('Add a term'));
    await user.click(save());
    expect(await screen.findAllByText('Give the term in at least one language')).not.toHaveLength(
      0,
    );
    await user.type(field('Term (English)'), 'Mask');
    await user.type(field('Meaning (Bengali)'), 'মুখের ঢাল');
    await user.click(save());
    await waitFor(() => expect(names()).toEqual(['Arc', 'Mask', 'Weld']));
    await user.click(press('Change Arc'));
    await user.clear(field('Term (English)'));
    await user.type(field('Term (English)'), 'Zero');
    await user.click(save());
    await waitFor(() => expect(names()).toEqual(['Mask', 'Weld', 'Zero']));
    expect(stored.terms.find(({ id }) => id === idOf(2))?.term.en).toBe('Zero');
  });

  it('come back when their removal is undone, and the focus goes along', async () => {
    const { user } = await show();
    await user.click(press('Delete: Arc'));
    expect(await screen.findByText('Arc was deleted.')).toBeVisible();
    expect(storedNames()).toEqual(['Weld']);
    expect(press('Undo')).toHaveFocus();
    await user.click(press('Undo'));
    await waitFor(() => expect(names()).toEqual(['Arc', 'Weld']));
    expect(press('Add a term')).toHaveFocus();
  });

  it('are refused at their field by the server, too', async () => {
    const { user } = await show();
    onCall(
      'put',
      '/course/:id/glossary',
      problem(400, 'validation.failed', {
        errors: [
          { field: 'terms[0].term.bn', code: 'repeated' },
          { field: 'terms[2].term.bn', code: 'repeated' },
        ],
      }) as never,
    );
    await user.click(press('Add a term'));
    await user.type(field('Term (Bengali)'), 'ঝালাই');
    await user.type(field('Meaning (Bengali)'), 'জোড়া দেওয়া');
    await user.click(save());
    await waitFor(() =>
      expect(field('Term (Bengali)')).toHaveAccessibleDescription(/already in the glossary/),
    );
  });

  it('can only be read by those who may not write, and while the course waits', async () => {
    const { unmount } = await show('ROLE_ORG_USER');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    stored = { ...stored, revisionStatus: 'PENDING' };
    await show();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/^This course is waiting for approval/)).toBeVisible();
  });
});

describe('two editors', () => {
  it('both keep their terms', async () => {
    const { user } = await show();
    saveElsewhere([...stored.terms, buildTerm(3, 'Mask')]);
    await user.click(press('Delete: Arc'));
    await waitFor(() => expect(names()).toEqual(['Mask', 'Weld']));
    expect(storedNames()).toEqual(['Weld', 'Mask']);
  });

  it('keep a change of a term that the other deletes and takes back', async () => {
    const { user } = await show();
    const [weld, arc] = stored.terms as [CourseTerm, CourseTerm];
    const changed = { ...arc, meaning: { en: 'A bright spark', bn: '' } };
    saveElsewhere([weld, changed]);
    await user.click(press('Delete: Arc'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.terms).toEqual([weld, changed]));
  });

  it('who change one term are told, and combine it', async () => {
    const { user } = await show();
    await user.click(press('Change Arc'));
    await user.type(field('Term (Bengali)'), 'আর্ক');
    const [weld, arc] = stored.terms as [CourseTerm, CourseTerm];
    saveElsewhere([weld, { ...arc, meaning: { en: 'A bright spark', bn: '' } }]);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: /combine/i }));
    await waitFor(() => expect(field('Meaning (English)')).toHaveValue('A bright spark'));
    expect(field('Term (Bengali)')).toHaveValue('আর্ক');
    await user.click(save());
    await waitFor(() =>
      expect(stored.terms[1]).toEqual({
        id: idOf(2),
        term: { en: 'Arc', bn: 'আর্ক' },
        meaning: { en: 'A bright spark', bn: '' },
      }),
    );
  });
});

describe('rows of a spreadsheet', () => {
  const paste = async (rows: string) => {
    const { user } = await show();
    await user.click(press('Paste from a spreadsheet'));
    await user.click(field('Rows'));
    await user.paste(rows);
    await user.click(press('Add the terms'));
    return user;
  };

  it('are added together, and taken back together', async () => {
    const user = await paste('Mask\tFor the face\tমুখোশ\nGlove\t\tদস্তানা\tহাতের জন্য');
    expect(await screen.findByText('2 terms were added.')).toBeVisible();
    expect(names()).toEqual(['Arc', 'Glove', 'Mask', 'Weld']);
    await user.click(press('Undo'));
    await waitFor(() => expect(names()).toEqual(['Arc', 'Weld']));
  });

  it('are refused row by row, and none is added', async () => {
    await paste('arc\tA spark\n\nMask\nGlove\tFor a hand\t\t\tx\nMASK\tFor the face');
    const list = (await screen.findByText(/^Nothing was added yet/)).parentElement!;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Row 1: This English term is already in the glossary',
      'Row 3: Give the meaning in at least one language',
      'Row 3: This English term is already in the glossary',
      'Row 4: There are more than four columns',
      'Row 5: This English term is already in the glossary',
    ]);
    expect(receivedCalls.some(({ method }) => method === 'PUT')).toBe(false);
  });
});
