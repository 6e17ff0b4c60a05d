import {
  approve,
  Builder,
  buildLearner,
  choose,
  createAccount,
  expect,
  mediaFile,
  openAs,
  openReview,
  organizationCode,
  register,
  searchList,
  signInAs,
  test,
  type Translate,
} from '@lms/e2e';
import type { Page } from '@playwright/test';

const title = `Welding safely ${crypto.randomUUID().slice(0, 8)}`;
const bankName = `Safety ${title}`;
/** All true, so that any drawn question can be answered. */
const sentences = ['Gloves save hands.', 'Sparks start fires.', 'Smoke harms lungs.'];

const writeBank = async (page: Page, t: Translate) => {
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  await page.goto('/course-management/create-question');
  await button('questions.bank.create').click();
  await page.getByLabel(t('questions.bank.name'), { exact: true }).fill(bankName);
  await button('common.action.save').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await searchList(page, bankName);
  await page.getByRole('link', { name: bankName }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankName })).toBeVisible();
  const bank = page.url();
  for (const sentence of sentences) {
    await button('questions.create').first().click();
    await page.getByRole('textbox', { name: t('questions.field.text') }).fill(sentence);
    await page.getByLabel(t('questions.type.TRUE_FALSE'), { exact: true }).press('Space');
    await page
      .getByRole('radio', { name: t('questions.trueFalse.true'), exact: true })
      .first()
      .check();
    await button('common.action.save').click();
    await expect(page.getByText(t('questions.saved.created'))).toBeVisible();
    await page.goto(bank);
  }
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
};

/**
 * Creates a final quiz that draws two of the three questions, starting from the lesson that needs
 * it.
 */
const makeQuiz = async (builder: Builder, name: string) => {
  const { page, t } = builder;
  await builder.expectSaved();
  const lesson = page.url();
  await page.getByRole('link', { name: t('courses.quiz.make') }).click();
  await page.getByLabel(t('quizzes.field.title'), { exact: true }).fill(name);
  await choose(page.getByLabel(t('quizzes.field.kind'), { exact: true }), t('quizzes.kind.FINAL'));
  await page.getByRole('button', { name: t('quizzes.items.addRandom') }).click();
  const draw = page.locator('[data-kind=RANDOM]');
  await choose(draw.getByRole('combobox').first(), bankName);
  await draw.getByRole('spinbutton').first().fill('2');
  await expect(draw.getByText(t('quizzes.items.fits', { count: 3 }))).toBeVisible();
  await page.getByRole('button', { name: t('common.action.save'), exact: true }).click();
  await page.getByRole('button', { name: t('quizzes.editor.activate') }).click();
  await expect(page.getByRole('button', { name: t('quizzes.editor.deactivate') })).toBeVisible();
  await page.goto(lesson);
  await choose(
    page.getByLabel(t('courses.lesson.quizId'), { exact: true }),
    t('courses.quiz.FINAL', { title: name }),
  );
  await builder.expectSaved();
};

const watchFilm = async (page: Page, t: Translate) => {
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect(page.getByText(t('learning.video.watched'))).toBeVisible({ timeout: 20_000 });
};

test.describe('authoring', { tag: '@desktop' }, () => {
  test('a course of four kinds of lessons is built, approved and taken to its certificate', async ({
    context,
    page,
    browser,
    baseURL,
    language,
    t,
    expectAccessible,
  }) => {
    const builder = new Builder(page, t);
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    await writeBank(page, t);

    await builder.create(title);
    await builder.fillDetails(title);
    await builder.file(t('courses.field.imageUrl')).setInputFiles(mediaFile('cover.png'));
    await expect(page.getByAltText(t('courses.form.currentPicture'))).toBeVisible();
    await expectAccessible(page);

    await builder.openStep('submit');
    await page.getByRole('link', { name: t('courses.checklist.lessonsMissing') }).click();
    await expect(builder.button('curriculum.addSection')).toBeFocused();
    await builder.addSection('Start');

    await builder.addLesson('VIDEO', 'Watch a welder');
    // A desktop has room for both: the lesson and where it stands.
    const inspector = page.getByRole('complementary', { name: t('courses.curriculum.inspector') });
    await expect(inspector.getByLabel(t('courses.lesson.title'))).toHaveValue('Watch a welder');
    await expect(inspector.getByText(t('courses.submit.notReady', { count: 1 }))).toBeVisible();
    await expect(builder.button('curriculum.addSection')).toBeInViewport();
    const video = t('courses.lesson.video');
    await builder.file(video).setInputFiles(mediaFile('lesson.mp4'));
    await expect(page.getByText(t('courses.upload.done', { name: 'lesson.mp4' }))).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    await builder.openStep('submit');
    await page.getByRole('link', { name: t('courses.checklist.captionsMissing') }).click();
    const captions = t('courses.captions.file', { language: t('courses.language.en') });
    await expect(builder.button('upload.choose', { label: captions })).toBeFocused();
    await builder.file(captions).setInputFiles(mediaFile('captions.vtt'));
    await builder.button('captions.edit').click();
    const first = page.getByLabel(t('courses.captions.at', { time: '0:00' }));
    await expect(first).toHaveValue('Put on your gloves.');
    await first.fill('Put on your thick gloves.');
    await builder.button('captions.save').click();
    await expect(first).toBeHidden();
    await expectAccessible(page);
    await builder.backToCurriculum();

    await builder.addLesson('DOCUMENT', 'Safety sheet');
    const document = t('courses.lesson.document');
    await builder.file(document).setInputFiles(mediaFile('safety-sheet.pdf'));
    await expect(page.getByRole('link', { name: 'safety-sheet.pdf' })).toBeVisible();
    await builder.backToCurriculum();

    await builder.addLesson('ARTICLE', 'What to wear');
    await page.getByRole('textbox', { name: t('courses.lesson.article') }).click();
    await page.getByRole('combobox', { name: t('editor.style') }).selectOption('3');
    await page.getByRole('textbox', { name: t('courses.lesson.article') }).focus();
    await page.keyboard.type('Gloves\nThick ones.\n');
    await page.getByRole('button', { name: t('editor.tool.image') }).click();
    const picture = page.getByRole('dialog', { name: t('editor.image.title') });
    await picture.getByLabel(t('editor.image.file')).setInputFiles(mediaFile('cover.png'));
    await picture.getByLabel(t('editor.image.alt')).fill('A pair of gloves');
    await picture.getByRole('button', { name: t('editor.image.insert') }).click();
    await expect(page.getByRole('img', { name: 'A pair of gloves' })).toBeVisible();
    await builder.openStep('submit');
    // The lesson's title is the first-level heading, so its text must start at the second.
    await page.getByRole('link', { name: t('courses.checklist.headingJump') }).click();
    await page.getByText('Gloves', { exact: true }).click();
    await page.getByRole('combobox', { name: t('editor.style') }).selectOption('2');
    await expectAccessible(page);
    await builder.backToCurriculum();

    await builder.addSection('End');
    await builder.addLesson('QUIZ', 'Final quiz');
    await makeQuiz(builder, `Quiz of ${title}`);
    await builder.backToCurriculum();
    await expectAccessible(page);

    await builder.openStep('settings');
    await builder.field('field.sequential').check();
    await builder.openStep('preview');
    await page.getByRole('link', { name: 'What to wear' }).click();
    await expect(page.getByRole('img', { name: 'A pair of gloves' })).toBeVisible();
    await expectAccessible(page);
    await builder.submit();

    const system = await openAs(browser, 'ROLE_SYSTEM', language, baseURL);
    await openReview(system, t, title);
    await expect(system.getByText(t('courses.review.checklistDone'))).toBeVisible();
    await system.getByText('Watch a welder').click();
    await expect(system.locator('video')).toBeVisible();
    await expectAccessible(system);
    await approve(system, t);
    await system.context().close();

    const visitor = await browser.newContext();
    await visitor.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await studyToCertificate(await visitor.newPage(), t);
    await visitor.close();
  });

  test.describe('on a bad connection and in two tabs', () => {
    test.use({ allowedLines: /^Failed to load resource: .*(ERR_INTERNET_DISCONNECTED|409)/ });

    test('nothing that was typed is lost', async ({ context, page, t, expectAccessible }) => {
      const builder = new Builder(page, t);
      await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
      const address = await builder.create(`Two tabs ${title}`);
      const tab = await context.newPage();
      const other = new Builder(tab, t);
      await tab.goto(address);
      await other.expectSaved();

      await context.setOffline(true);
      await builder.field('field.summary').fill('Typed without a line.');
      await expect(page.getByText(t('courses.saving.offline'))).toBeVisible();
      await builder.openStep('settings');
      await builder.openStep('details');
      await context.setOffline(false);
      await builder.expectSaved();

      await other.field('field.outcomes').fill('Typed in the other tab');
      await other.field('field.summary').fill('Another summary.');
      await expect(tab.getByText(t('courses.saving.conflict'))).toBeVisible();
      await expectAccessible(tab);
      await tab.getByRole('button', { name: t('validation.conflict.merge') }).click();
      await expect(other.field('field.outcomes')).toHaveValue('Typed in the other tab');
      await expect(other.field('field.summary')).toHaveValue('Another summary.');
      const take = t('validation.conflict.take', { name: t('courses.field.summary') });
      await tab.getByRole('button', { name: take }).click();
      await expect(other.field('field.summary')).toHaveValue('Typed without a line.');
      await other.expectSaved();
      await page.reload();
      await expect(builder.field('field.outcomes')).toHaveValue('Typed in the other tab');
      await expect(builder.field('field.summary')).toHaveValue('Typed without a line.');
    });
  });
});

/** Registers, enrols, completes every lesson and passes the quiz. */
const studyToCertificate = async (page: Page, t: Translate) => {
  const learner = buildLearner();
  const main = page.getByRole('main');
  const done = page.getByRole('button', { name: t('learning.player.doneAndContinue') });
  await page.goto('/auth/registration');
  await register(page, t, learner);
  await page.goto(`/courses?q=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: t('cart.add') }).click();
  await main.getByRole('link', { name: t('cart.goToCart') }).click();
  await main.getByRole('link', { name: t('cart.enrolFree') }).click();
  await page.getByRole('button', { name: t('checkout.enrol') }).click();
  await main.locator('a[href^="/learn/"]').click();

  await watchFilm(page, t);
  await page.getByRole('link', { name: t('learning.player.next') }).click();
  for (const lesson of ['Safety sheet', 'What to wear']) {
    await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
    await done.click();
  }
  await page.getByRole('button', { name: t('learning.quiz.start') }).click();
  for (const number of [1, 2]) {
    const card = page.getByRole('group', { name: /\S/ });
    await expect(card).toContainText(/Gloves|Sparks|Smoke/);
    await card.getByRole('radio').first().check();
    if (number === 1) await page.getByRole('button', { name: t('learning.attempt.next') }).click();
  }
  await page.getByRole('button', { name: t('learning.attempt.submit'), exact: true }).click();
  await page.getByRole('button', { name: t('learning.submit.confirm') }).click();
  await expect(page.getByText(t('learning.result.passed'), { exact: true }).first()).toBeVisible();
  await page
    .getByRole('link', { name: t('learning.certificate.see') })
    .first()
    .click();
  await expect(main.getByText(learner.name).first()).toBeVisible();
  await expect(main.getByText(title).first()).toBeVisible();
};
