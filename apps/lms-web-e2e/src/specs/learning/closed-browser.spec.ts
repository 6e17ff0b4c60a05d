import {
  answerAll,
  test as base,
  buildLearner,
  enrol,
  expect,
  quizIdOf,
  signInAs,
  signUp,
  submit,
} from '@lms/e2e';
import type { CourseNotes, LearningCourse, QuizStart } from '@lms/learning/contract';
import type { BrowserContext, Page } from '@playwright/test';

const course = 'workplace-communication-essentials';

/** Where nobody answers: a browser that is closed sends its last words, emulated offline or not. */
const nowhere = { server: 'http://127.0.0.1:9' };

type OpenDevice = (state: { offline: boolean }) => Promise<BrowserContext>;

const test = base.extend<{ makeDevice: (name: string) => OpenDevice }>({
  /** Makes a device whose browser keeps its profile when it is closed. */
  makeDevice: async (
    { playwright, launchOptions, contextOptions, viewport, baseURL, extraHTTPHeaders },
    use,
    testInfo,
  ) => {
    const settings = { ...launchOptions, ...contextOptions, viewport, extraHTTPHeaders };
    await use(
      (name) =>
        ({ offline }) =>
          playwright.chromium.launchPersistentContext(testInfo.outputPath(name), {
            ...settings,
            ...(baseURL && { baseURL }),
            locale: 'en-US',
            offline,
            ...(offline && { proxy: nowhere }),
          }),
    );
  },
});

const openPage = async (device: BrowserContext, path: string) => {
  const page = await device.newPage();
  await page.goto(path);
  return page;
};

test(
  'study of two devices, whose browsers are closed without a connection, arrives once',
  { tag: '@desktop' },
  async ({ makeDevice, request, t }) => {
    const account = buildLearner();
    const learner = await signUp(request, account);
    const { id, lessons, lessonOf, pathOf } = await enrol(learner, course);
    const quizId = await quizIdOf(learner, lessonOf('QUIZ'));
    const articles = lessons.filter(({ type }) => type === 'ARTICLE').map(pathOf);
    const [first, second, third] = articles as [string, string, string];
    const practice = pathOf(lessonOf('QUIZ'));
    const [phone, laptop] = [makeDevice('phone'), makeDevice('laptop')];

    const keep = async (open: OpenDevice) => {
      const device = await open({ offline: false });
      await signInAs(device, account);
      const page = await openPage(device, '/my-courses/offline');
      await page.getByRole('button', { name: t('offline.keep') }).click();
      const dialog = page.getByRole('dialog', { name: t('offline.title') });
      await dialog.getByRole('button', { name: t('offline.keep') }).click();
      await expect(dialog.getByRole('button', { name: t('offline.remove') })).toBeVisible();
      await device.close();
    };
    const read = async (page: Page) => {
      const heading = page.getByRole('heading', { level: 1 });
      const title = (await heading.textContent()) ?? '';
      await page.getByRole('button', { name: t('learning.player.doneAndContinue') }).click();
      await expect(heading).not.toHaveText(title);
      await expect(page.getByText(t('learning.player.kept'))).toBeVisible();
    };
    const writeNote = async (page: Page, text: string) => {
      await page.getByRole('tab', { name: t('learning.about.notes') }).click();
      const notes = page.getByRole('region', { name: t('notes.title') });
      await notes.getByRole('textbox').fill(text);
      await expect(notes.getByText(t('notes.kept'))).toBeVisible();
    };
    await keep(phone);
    await keep(laptop);

    const onTrain = await phone({ offline: true });
    const page = await openPage(onTrain, first);
    await read(page);
    await page.goto(second);
    await read(page);
    await writeNote(page, 'Typed on the train');
    await page.goto(practice);
    await page.getByRole('button', { name: t('learning.quiz.start') }).click();
    await expect(page).toHaveURL(/\/attempt\//);
    await answerAll(page, t, course);
    await submit(page, t);
    await expect(page.getByText(t('offline.sitting.waits', { count: 8 }))).toBeVisible();
    await onTrain.close();

    const atHome = await laptop({ offline: true });
    const other = await openPage(atHome, first);
    await read(other);
    await other.goto(third);
    await read(other);
    await writeNote(other, 'Typed at home');
    await atHome.close();

    const stateOnServer = async () => {
      const { notes } = await learner.ask<CourseNotes>('GET', `/learning/course/${id}/note`);
      const { attempts } = await learner.ask<QuizStart>('GET', `/learning/quiz/${quizId}`);
      const { sections } = await learner.ask<LearningCourse>('GET', `/learning/course/${id}`);
      const done = sections.flatMap((section) => section.lessons).filter((one) => one.completed);
      return {
        notes: notes.map(({ body }) => body).sort(),
        attempts: attempts.map(({ status }) => status),
        done: done.map(pathOf),
      };
    };
    expect(await stateOnServer()).toEqual({ notes: [], attempts: [], done: [] });

    const connected = await laptop({ offline: false });
    await openPage(connected, '/my-courses');
    await expect
      .poll(stateOnServer)
      .toEqual({ notes: ['Typed at home'], attempts: [], done: [first, third] });
    const back = await phone({ offline: false });
    await openPage(back, '/my-courses');
    await expect.poll(stateOnServer).toEqual({
      notes: ['Typed at home', 'Typed on the train'],
      attempts: ['GRADED'],
      done: [first, second, third, practice],
    });
    await Promise.all([connected.close(), back.close()]);
  },
);
