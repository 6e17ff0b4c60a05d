import {
  answerAll,
  type Caller,
  enrol,
  expect,
  questionsOf,
  quizIdOf,
  signUpIn,
  submit,
  test,
  type Translate,
} from '@lms/e2e';
import type { Attempt, QuizStart } from '@lms/learning/contract';
import type { BrowserContext, Page } from '@playwright/test';

/** Practice quiz without a time limit that shows everything once it is submitted. */
const slug = 'social-media-for-small-business';

const openQuiz = async (context: BrowserContext) => {
  const learner = await signUpIn(context);
  const course = await enrol(learner, slug);
  const lesson = course.lessonOf('QUIZ');
  return { learner, path: course.pathOf(lesson), quizId: await quizIdOf(learner, lesson) };
};

const startAttempt = async (context: BrowserContext, page: Page, t: Translate) => {
  const quiz = await openQuiz(context);
  await page.goto(quiz.path);
  await page.getByRole('button', { name: t('learning.quiz.start') }).click();
  await expect(page).toHaveURL(/\/attempt\//);
  await expect(page.getByRole('group', { name: /\S/ })).toBeVisible();
  return { ...quiz, attemptId: page.url().split('/').at(-1)! };
};

const stateOf = (caller: Caller, attemptId: string) =>
  caller.ask<Attempt>('GET', `/learning/attempt/${attemptId}`);

test.describe('a quiz', { tag: '@desktop' }, () => {
  test('has one attempt, however often and in how many tabs it is started', async ({
    context,
    page,
    t,
  }) => {
    const { learner, path, quizId } = await openQuiz(context);
    const starts: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/attempt')) {
        starts.push(request.url());
      }
    });
    const tabs = [page, await context.newPage()];
    const buttons = tabs.map((tab) => tab.getByRole('button', { name: t('learning.quiz.start') }));
    await Promise.all(tabs.map((tab) => tab.goto(path)));
    await Promise.all(buttons.map((button) => expect(button).toBeVisible()));
    await Promise.all(buttons.map((button) => button.dblclick()));
    await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(/\/attempt\//)));
    expect(tabs[1]!.url()).toBe(tabs[0]!.url());
    expect(starts, 'one call from each tab').toHaveLength(2);
    const { attempts } = await learner.ask<QuizStart>('GET', `/learning/quiz/${quizId}`);
    expect(attempts).toHaveLength(1);
  });

  test.describe('on a bad connection', () => {
    test.use({ allowedLines: /^Failed to load resource: .*(ERR_INTERNET_DISCONNECTED|500)/ });

    test('keeps every answer, says which are not saved, and sends them when it can', async ({
      context,
      page,
      t,
    }) => {
      const { learner, attemptId } = await startAttempt(context, page, t);
      await page.getByLabel(t('learning.attempt.all')).check();
      const number = page.getByLabel(t('learning.question.number'));
      const text = page.getByLabel(t('learning.question.answer'), { exact: true });
      const unsaved = (count: number) =>
        expect(page.getByText(t('learning.save.kept', { count }))).toBeVisible();
      const saved = page.getByText(t('learning.save.saved', { time: '' }).trim());
      const answersOnServer = async () =>
        Object.values((await stateOf(learner, attemptId)).answers).sort();

      await context.setOffline(true);
      await number.fill('4');
      await unsaved(1);
      await text.fill('typed offline');
      await unsaved(2);
      await context.setOffline(false);
      await expect(saved).toBeVisible();
      expect(await answersOnServer()).toEqual(['4', 'typed offline']);

      await page.route('**/answers', (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
      );
      await text.fill('typed during a fault');
      await unsaved(1);
      await page.unroute('**/answers');
      await expect(saved).toBeVisible();
      expect(await answersOnServer()).toEqual(['4', 'typed during a fault']);

      await page.reload();
      await page.getByLabel(t('learning.attempt.all')).check();
      await expect(number).toHaveValue('4');
      await expect(text).toHaveValue('typed during a fault');
    });
  });

  test('gives no answer away before it is submitted', async ({ context, page, t }) => {
    const seen: Promise<string>[] = [];
    context.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (/json|javascript|html/.test(type)) seen.push(response.text().catch(() => ''));
    });
    const { learner, attemptId, quizId } = await startAttempt(context, page, t);
    await answerAll(page, t, slug);
    await page.reload();
    await expect(page.getByRole('group', { name: /\S/ })).toBeVisible();
    const kept = await page.evaluate(storeAndStorage);
    expect(kept, 'the store was found').toContain(attemptId);

    const shown = [...(await Promise.all(seen)), kept];
    for (const path of [`/learning/attempt/${attemptId}`, `/learning/quiz/${quizId}`]) {
      shown.push(await (await learner.call('GET', path)).text());
    }
    const everything = shown.join('\n');
    expect(everything).toContain(attemptId);
    for (const secret of secrets) expect(everything.includes(secret), secret).toBe(false);
    // The learner's own input comes back, so a right answer may be in it, but nothing that marks it
    // as right.
    expect(kept).not.toMatch(/"(fraction|tolerance|feedback|generalFeedback|rightAnswer|state)":/);

    await submit(page, t);
    const reviewed = await page.evaluate(storeAndStorage);
    for (const { generalFeedback } of questionsOf(slug))
      expect(reviewed).toContain(generalFeedback);
  });
});

test.describe('a quiz on a phone', { tag: '@mobile' }, () => {
  test('keeps in sight the box that shows all questions', async ({ context, page, t }) => {
    await startAttempt(context, page, t);
    const box = page.getByLabel(t('learning.attempt.all'));
    await box.press('Space');
    await expect(box).toBeChecked();
    expect(await page.getByRole('main').getByRole('group').count()).toBeGreaterThan(1);
    await expect(box).toBeInViewport();
  });
});

/** Texts that reveal the right answers. */
const secrets = questionsOf(slug).flatMap(({ generalFeedback, answers = [] }) => [
  generalFeedback,
  ...answers.flatMap(({ feedback }) => feedback ?? []),
]);

/** Returns the Redux state, read from React's internals, and all browser storage. */
const storeAndStorage = () => {
  interface Fiber {
    child: Fiber | null;
    memoizedProps: { store?: { getState: () => unknown } } | null;
  }
  const root = document.getElementById('root')!;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!;
  let fiber: Fiber | null = (root as unknown as Record<string, Fiber>)[key] ?? null;
  while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
  return JSON.stringify([
    fiber?.memoizedProps?.store?.getState(),
    { ...localStorage },
    { ...sessionStorage },
  ]);
};
