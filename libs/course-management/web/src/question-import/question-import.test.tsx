import { userLoaded, userSlice } from '@lms/auth/web';
import type { ImportItem, Role } from '@lms/contract';
import { importLimit, type ImportReport, leftOutHeader } from '@lms/course-management/contract';
import { tellLiveEvent } from '@lms/entity-api';
import {
  chooseOption,
  offline,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuestionExportMenu } from './question-export-menu';
import { Page } from './question-import-page';

const bankId = '00000000-0000-4000-8000-000000000001';
const bank = { id: bankId, name: 'Safety' };
const texts = ['questionImport', 'questions', 'admin', 'validation', 'problems'] as const;

const good: ImportItem = { line: 1, name: 'One', type: 'ESSAY', errors: [], notes: [] };
const bad: ImportItem = {
  line: 3,
  name: 'Two',
  category: 'Fire/Drill',
  type: 'MULTIPLE_CHOICE',
  errors: [{ line: 5, code: 'fractionsSum', params: { sum: '50' } }],
  notes: [],
};
const noted: ImportItem = {
  line: 9,
  name: '',
  type: null,
  errors: [],
  notes: [{ line: 9, code: 'duplicate', params: { name: 'One', bank: 'Old' } }],
};
const reportOf = (items: ImportItem[], format: ImportReport['format'] = 'gift'): ImportReport => {
  const rejected = items.filter(({ errors }) => errors.length > 0).length;
  const total = items.length;
  return { format, otherFormat: null, total, accepted: total - rejected, rejected, items };
};

const show = async (language: 'en' | 'bn' = 'en', role: Role = 'ROLE_ORGADMIN') => {
  onCall('get', '/question-bank/:id', bank as never);
  const path = '/course-management/create-question/:bankId/import';
  const view = await renderWithStore(<Page />, {
    slices: [userSlice],
    texts,
    language,
    path,
    route: path.replace(':bankId', bankId),
    signedIn: true,
  });
  const person = { id: bankId, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void view.store.dispatch(userLoaded({ ...person, roles: [role] })));
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const answers = (...reports: ImportReport[]) =>
  onCall('post', '/question/import', () => (reports.shift() ?? reportOf([])) as never);
const imports = () => receivedCalls.filter(({ path }) => path === '/question/import');
const file = (name = 'a.txt') => new File(['x{T}'], name, { type: 'text/plain' });
const choose = async ({ user }: Awaited<ReturnType<typeof show>>, chosen = file()) =>
  user.upload(screen.getByLabelText(/^Choose/), chosen);

describe('the import of a file', () => {
  it('is looked at first, each question with its problems in words and their lines', async () => {
    answers(reportOf([good, bad, noted]));
    await choose(await show());
    expect(await screen.findByText('“a.txt” was read as GIFT text.')).toBeVisible();
    expect(Object.fromEntries(imports()[0]?.query ?? [])).toEqual({
      bankId,
      dryRun: 'true',
      progress: expect.any(String),
    });
    const [one, two, three] = screen
      .getAllByRole('listitem')
      .filter((item) => item.matches('ol > *'));
    expect(one).toHaveTextContent('Line 1OneEssayCan be imported');
    expect(two).toHaveTextContent('Category: Fire/Drill');
    expect(two).toHaveTextContent('Line 5: The right answers together earn 50%; it must be 100%.');
    expect(three).toHaveTextContent('Line 9: The question “One” in “Old” is nearly the same.');
    expect(three).toHaveTextContent('Question without a name');
  });

  it('shows those with problems alone', async () => {
    answers(reportOf([good, bad], 'csv'));
    const view = await show();
    await choose(view);
    await view.user.click(await screen.findByRole('button', { name: 'With problems' }));
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    expect(screen.getByText('Row 3')).toBeVisible();
  });

  it('takes what can be taken, once, and leads on to the bank', async () => {
    answers(reportOf([good, bad]), reportOf([good, bad]));
    const view = await show();
    await choose(view);
    await view.user.dblClick(await screen.findByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('1 question was imported into “Safety”.')).toBeVisible();
    expect(imports().map(({ query }) => query.get('dryRun'))).toEqual(['true', 'false']);
    expect(imports()[1]?.query.get('format')).toBe('gift');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.getByText('Two')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the question bank' })).toHaveAttribute(
      'href',
      `/course-management/create-question/${bankId}`,
    );
    await view.user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(screen.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
  });

  it('presses nothing that comes under the pointer of a double click', async () => {
    answers(reportOf([good, bad]), reportOf([good, bad]));
    const view = await show();
    await choose(view);
    await view.user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
    const link = await screen.findByRole('link', { name: 'Go to the question bank' });
    const here = view.location();
    fireEvent.click(link, { detail: 2 });
    expect(view.location()).toBe(here);
    fireEvent.click(link, { detail: 1 });
    expect(view.location()).not.toBe(here);
  });

  it('shows its progress as the server tells it, while it is checked and while it is taken', async () => {
    const waiting: ((report: ImportReport) => void)[] = [];
    onCall(
      'post',
      '/question/import',
      () => new Promise<ImportReport>((resolve) => void waiting.push(resolve)) as never,
    );
    const view = await show();
    await choose(view, file('a.xml'));
    expect(await screen.findByText('“a.xml” is being checked…')).toBeVisible();
    await waitFor(() => expect(waiting).toHaveLength(1));
    const tell = (call: number, done: number) => {
      const id = imports()[call]?.query.get('progress') ?? '';
      act(() => tellLiveEvent({ type: 'questionImport', id, done, total: 2_000 }));
    };
    tell(0, 500);
    act(() => tellLiveEvent({ type: 'questionImport', id: bankId, done: 7, total: 8 }));
    const bar = screen.getByRole('progressbar', { name: '500 of 2,000 questions checked' });
    expect(bar).toHaveAttribute('value', '25');
    expect(screen.getByText('20% done')).toBeInTheDocument();
    waiting[0]?.(reportOf([good], 'moodle-xml'));
    await view.user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByRole('heading', { name: 'One moment, please' })).toHaveFocus();
    await waitFor(() => expect(waiting).toHaveLength(2));
    tell(1, 1_000);
    expect(screen.getByText('1,000 of 2,000 questions checked')).toBeVisible();
    tell(1, 2_000);
    expect(screen.getByText('The questions are being imported…')).toBeVisible();
    waiting[1]?.(reportOf([good], 'moodle-xml'));
    await screen.findByText('1 question was imported into “Safety”.');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['Moodle XML', 'moodle-xml'],
    ['GIFT text', 'gift'],
  ] as const)('asks which format it has, and is read as %s', async (text, format) => {
    answers(
      { ...reportOf([], 'moodle-xml'), otherFormat: 'gift' },
      reportOf([good], format),
      reportOf([good], format),
    );
    const view = await show();
    await choose(view, file('a.xml'));
    expect(
      await screen.findByText(
        'The name of “a.xml” says Moodle XML, but its content looks like GIFT text. Which is it?',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^No questions were found/)).toBeNull();
    await view.user.click(screen.getByRole('button', { name: `Read it as ${text}` }));
    await view.user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
    await screen.findByText('1 question was imported into “Safety”.');
    expect(imports().map(({ query }) => query.get('format'))).toEqual([null, format, format]);
    expect(screen.queryByText(/Which is it/)).toBeNull();
  });

  it('is looked at again in another format', async () => {
    answers(reportOf([]), reportOf([good], 'aiken'));
    const view = await show();
    await choose(view);
    await screen.findByText('No questions were found in this file. Is it in the chosen format?');
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
    await chooseOption(view.user, screen.getByLabelText('File format'), 'Aiken text');
    await screen.findByText('“a.txt” was read as Aiken text.');
    expect(imports()[1]?.query.get('format')).toBe('aiken');
  });

  it('says where a file can’t be read, and looks again when asked', async () => {
    onCall('post', '/question/import', () =>
      problem(400, 'import.unreadable', {
        errors: [{ field: 'file', code: 'notUtf8', params: { line: 7 } }],
      }),
    );
    const view = await show();
    await choose(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Line 7: This file is not UTF-8 text. Please save it as UTF-8.',
    );
    answers(reportOf([good]));
    await view.user.click(screen.getByRole('button', { name: 'Check the file again' }));
    expect(await screen.findByRole('button', { name: 'Import 1 question' })).toBeVisible();
  });

  it('asks for another look when the line broke while it was taken', async () => {
    answers(reportOf([good]));
    const view = await show();
    await choose(view);
    const button = await screen.findByRole('button', { name: 'Import 1 question' });
    onCall('post', '/question/import', offline);
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/imported after all/);
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it('never sends a file that is too large', async () => {
    const large = file('large.xml');
    Object.defineProperty(large, 'size', { value: importLimit + 1 });
    await choose(await show(), large);
    expect(screen.getByRole('alert')).toHaveTextContent('“large.xml” is larger than 10 MB.');
    expect(imports()).toEqual([]);
  });

  it('shows thousands of questions part by part', async () => {
    answers(reportOf(Array.from({ length: 120 }, (_, index) => ({ ...good, line: index + 1 }))));
    const view = await show();
    await choose(view);
    await view.user.click(await screen.findByRole('button', { name: 'Show 50 more' }));
    expect(screen.getByText('Line 100')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 20 more' })).toBeVisible();
  });

  it('counts with Bengali digits in Bengali', async () => {
    answers(reportOf([good, bad]));
    const view = await show('bn');
    await view.user.upload(screen.getByLabelText(/^ফাইল বেছে নিন/), file());
    expect(await screen.findByText('২টি প্রশ্ন পাওয়া গেছে')).toBeVisible();
    expect(screen.getByText('লাইন ৩')).toBeVisible();
  });

  it('is for those who may write', async () => {
    await show('en', 'ROLE_ORG_USER');
    expect(screen.queryByLabelText(/^Choose/)).not.toBeInTheDocument();
    expect(screen.getByText(/not import into it/)).toBeVisible();
  });
});

describe('files to save', () => {
  const saved: string[] = [];
  beforeEach(() => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    saved.length = 0;
  });

  it('are a template, with examples in the reader’s language', async () => {
    onCall('get', '/question/import-template', () => new Response('type,text'));
    const { user } = await show('bn');
    await user.click(screen.getByRole('button', { name: 'Excel নমুনা' }));
    await expect.poll(() => saved).toEqual(['question-template.xlsx']);
    const call = receivedCalls.find(({ path }) => path === '/question/import-template');
    expect(call?.query.toString()).toBe('format=xlsx&language=bn');
  });

  it('are a bank’s questions, and what the format can’t hold is told', async () => {
    onCall(
      'get',
      '/question/export',
      () => new Response('x', { headers: { [leftOutHeader]: '3' } }),
    );
    const { user } = await renderWithStore(
      <>
        <QuestionExportMenu bank={{ id: bankId, name: 'Fire: A/B' }} />
        <Toaster toastComponent={ToastCard} />
      </>,
      { slices: [toastSlice], texts, signedIn: true },
    );
    await user.click(screen.getByRole('button', { name: 'Export questions' }));
    await user.click(screen.getByRole('button', { name: 'As Aiken text' }));
    expect(
      await screen.findByText('Exported without 3 questions, which Aiken text can’t hold.'),
    ).toBeVisible();
    expect(saved).toEqual(['Fire A B.aiken.txt']);
  });
});
