import type { CallProblem } from '@lms/entity-api';
import { createI18n, I18nProvider, loadTexts } from '@lms/i18n';
import { makeTestStore } from '@lms/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { Form, SubmitButton, TextField, UnsavedGuard } from '.';
import { listenToPopState } from '../page/pop-state';

// Before the router exists, as in the app.
listenToPopState();

const onSubmit = vi.fn(async (): Promise<CallProblem | undefined> => undefined);

const Screen = ({ unguarded, forms }: { unguarded: boolean; forms: number }) => (
  <>
    {Array.from({ length: forms }, (_, index) => (
      <Form
        key={index}
        schema={object({ note: string() })}
        initialValues={{ note: '' }}
        labels={{ note: 'Note' }}
        onSubmit={onSubmit}
        unguarded={unguarded}
      >
        <TextField name="note" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    ))}
    <Link to="/other">Other</Link>
    <a href="#part">Part</a>
  </>
);

/** Uses the real browser router, so that Back is the browser's own. */
const show = async ({ unguarded = false, forms = 1 } = {}) => {
  const i18n = createI18n('en');
  await loadTexts(i18n, 'en', ['common', 'validation', 'problems']);
  render(
    <Provider store={makeTestStore()}>
      <I18nProvider i18n={i18n}>
        <BrowserRouter>
          <Routes>
            <Route path="/start" element={<Link to="/form">Form</Link>} />
            <Route path="/form" element={<Screen unguarded={unguarded} forms={forms} />} />
            <Route path="/other" element={<p>Elsewhere</p>} />
          </Routes>
        </BrowserRouter>
      </I18nProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Form' }));
  return user;
};

const note = () => screen.getByLabelText('Note');
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const noQuestion = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const press = (name: string) => screen.getByRole('button', { name });
const closesSilently = () =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true })) === true;

beforeEach(() => {
  window.history.pushState(null, '', '/start');
  onSubmit.mockResolvedValue(undefined);
});

describe('leaving a form', () => {
  it('asks at a link, stays on demand and goes on demand', async () => {
    const user = await show();
    await user.type(note(), 'Typed');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
    await user.click(press('Keep editing'));
    expect(note()).toHaveValue('Typed');
    expect(window.location.pathname).toBe('/form');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
    await user.click(press('Leave'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(closesSilently()).toBe(true);
  });

  it('asks at Back, stays on demand and goes back on demand', async () => {
    const user = await show();
    await user.type(note(), 'Typed');
    window.history.back();
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await user.click(press('Keep editing'));
    expect(note()).toHaveValue('Typed');
    window.history.back();
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await user.click(press('Leave'));
    expect(await screen.findByRole('link', { name: 'Form' })).toBeVisible();
    expect(window.location.pathname).toBe('/start');
  });

  it('lets the browser ask when the tab is closed, as long as something is not saved', async () => {
    const user = await show();
    expect(closesSilently()).toBe(true);
    await user.type(note(), 'T');
    expect(closesSilently()).toBe(false);
    await user.clear(note());
    expect(closesSilently()).toBe(true);
  });

  it('does not ask after it was saved, until something is typed again', async () => {
    const user = await show();
    await user.type(note(), 'Typed');
    await user.click(press('Save'));
    await waitFor(() => expect(closesSilently()).toBe(true));
    await user.type(note(), ' more');
    expect(closesSilently()).toBe(false);
    await user.clear(note());
    await user.type(note(), 'Typed');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('takes its question back once a slow server has saved', async () => {
    let answer = () => {};
    onSubmit.mockReturnValue(new Promise((resolve) => (answer = () => resolve(undefined))));
    const user = await show();
    await user.type(note(), 'Typed');
    await user.click(press('Save'));
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
    answer();
    await waitFor(noQuestion);
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('asks after saving failed', async () => {
    onSubmit.mockResolvedValue({ code: 'offline', errors: [] });
    const user = await show();
    await user.type(note(), 'Typed');
    await user.click(press('Save'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
  });

  it('does not ask at a link within the page, nor where nothing was typed', async () => {
    const user = await show();
    await user.type(note(), 'Typed');
    await user.click(screen.getByRole('link', { name: 'Part' }));
    noQuestion();
    await user.clear(note());
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('asks once, however many forms of the screen hold something', async () => {
    const user = await show({ forms: 2 });
    for (const field of screen.getAllByLabelText('Note')) await user.type(field, 'Typed');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
    await user.click(press('Leave'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('does not ask where what is typed is worth no question', async () => {
    const user = await show({ unguarded: true });
    await user.type(note(), 'Typed');
    expect(closesSilently()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('does not ask between the parts of a screen whose path is guarded', async () => {
    const i18n = createI18n('en');
    await loadTexts(i18n, 'en', ['common', 'validation']);
    render(
      <I18nProvider i18n={i18n}>
        <BrowserRouter>
          <UnsavedGuard isUnsaved wholePath />
          <Link to="/start?part=two">Part two</Link>
          <Link to="/other">Other</Link>
        </BrowserRouter>
      </I18nProvider>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Part two' }));
    noQuestion();
    expect(window.location.search).toBe('?part=two');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
    noQuestion();
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
  });
});
