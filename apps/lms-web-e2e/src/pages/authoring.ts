import type { Language, Role } from '@lms/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { signInAs } from '../api';
import { approvalDone, createAccount } from '../database';
import type { Translate } from '../fixtures';
import { choose } from '../keyboard';

/** Returns the path of a file that authors upload in tests. */
export const mediaFile = (name: string) =>
  fileURLToPath(new URL(`../media/${name}`, import.meta.url));

export const courseListPath = '/course-management/create-course';
export const pendingPath = '/course-management/inactive-course';

/** Code of the organization whose administrators author in tests. */
export const organizationCode = 'SHIKKHA';

/** Opens a page in a separate browser context, signed in as a new account with the role. */
export const openAs = async (browser: Browser, role: Role, language: Language, baseURL = '') => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
  await context.addInitScript((code) => {
    if (origin !== 'null') localStorage.setItem('language', JSON.stringify({ code }));
  }, language);
  const account =
    role === 'ROLE_SYSTEM'
      ? { email: 'system@demo.lms', password: 'Demo@12345' }
      : await createAccount(role, organizationCode);
  await signInAs(context, account);
  return context.newPage();
};

const exactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Course builder, as an author sees it. */
export class Builder {
  constructor(
    readonly page: Page,
    readonly t: Translate,
  ) {}

  button(key: string, values?: Record<string, string | number>) {
    return exactly(this.page, this.t(`courses.${key}`, values));
  }

  field(key: string) {
    return this.page.getByLabel(this.t(`courses.${key}`), { exact: true });
  }

  file(label: string) {
    return this.page.getByLabel(this.t('courses.upload.choose', { label }));
  }

  step(name: string) {
    return this.page
      .getByRole('navigation', { name: this.t('courses.step.label') })
      .getByRole('link', { name: this.t(`courses.step.${name}`) });
  }

  async openStep(name: string) {
    await this.step(name).click();
    await expect(
      this.page.getByRole('heading', { level: 2, name: this.t(`courses.step.${name}`) }),
    ).toBeVisible();
  }

  async expectSaved() {
    await expect(this.page.getByText(this.t('courses.saving.saved'))).toBeVisible();
  }

  /** Creates a course in English from the list and opens it in the builder. */
  async create(title: string, category = 'Web development') {
    const { page, t } = this;
    await page.goto(courseListPath);
    // An empty list has a second button.
    await exactly(page, t('courses.list.create')).first().click();
    await this.field('field.title').fill(title);
    await choose(this.field('field.categoryId'), category);
    await choose(this.field('field.language'), t('courses.language.en'));
    await this.button('new.create').click();
    await expect(page).toHaveURL(/create-course\/[0-9a-f-]{36}/);
    await this.expectSaved();
    return page.url().split('?')[0] ?? '';
  }

  /** Fills in all that the checklist asks of a course, with the first instructor. */
  async fillDetails(title: string) {
    const { page, t } = this;
    await this.field('field.summary').fill(`All about: ${title}.`);
    await page
      .getByRole('textbox', { name: t('courses.field.description') })
      .fill('For everybody.');
    await page
      .getByRole('group', { name: t('courses.field.instructorIds') })
      .getByRole('checkbox')
      .first()
      .check();
    await this.field('field.outcomes').fill('Work safely');
  }

  async addSection(title: string) {
    const titles = this.field('curriculum.sectionTitle');
    const before = await titles.count();
    await this.button('curriculum.addSection').click();
    await expect(titles).toHaveCount(before + 1);
    await titles.last().fill(title);
  }

  /** Opens the editor of a new lesson in the last section. */
  async addLesson(type: 'VIDEO' | 'ARTICLE' | 'DOCUMENT' | 'QUIZ', title: string) {
    await this.button(`curriculum.add.${type}`).last().click();
    await this.field('lesson.title').fill(title);
  }

  async backToCurriculum() {
    await this.page.getByRole('link', { name: this.t('courses.lesson.back') }).click();
    await expect(this.button('curriculum.addSection')).toBeVisible();
  }

  async writeArticle(title: string, text: string) {
    await this.addLesson('ARTICLE', title);
    await this.page.getByRole('textbox', { name: this.t('courses.lesson.article') }).fill(text);
    await this.backToCurriculum();
  }

  /** Creates a course with one article that passes the checklist. */
  async createReady(title: string, category?: string) {
    const address = await this.create(title, category);
    await this.fillDetails(title);
    await this.openStep('curriculum');
    await this.addSection('Start');
    await this.writeArticle('Read this', 'Wear gloves.');
    return address;
  }

  async submit() {
    await this.openStep('submit');
    await expect(this.page.getByText(this.t('courses.submit.ready'))).toBeVisible();
    await this.expectSaved();
    await this.button('action.submit').click();
    await expect(this.page.getByText(this.t('courses.submit.waiting'))).toBeVisible();
  }
}

/** Searches a list and waits for the result. */
export const searchList = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/**
 * Opens a submitted course from the approval list; `change` is the new title of a published course.
 */
export const openReview = async (page: Page, t: Translate, title: string, change?: string) => {
  await page.goto(pendingPath);
  if (change) {
    const changes = page.getByRole('link', { name: t('courses.pending.changes'), exact: true });
    await changes.click();
    await expect(changes).toHaveAttribute('aria-current', 'page');
  }
  await searchList(page, title);
  await page.getByRole('button', { name: t('admin.table.actionsFor', { name: title }) }).click();
  await page.getByRole('menuitem', { name: t('admin.table.show') }).click();
  await expect(page.getByRole('heading', { level: 1, name: change ?? title })).toBeVisible();
};

/** Approves the course whose review is open, and returns once that can't be taken back. */
export const approve = async (page: Page, t: Translate) => {
  const review = page.url();
  await exactly(page, t('courses.review.approve')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.approval.action'), exact: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('courses.pending.title') }),
  ).toBeVisible();
  await approvalDone(new URL(review).pathname.split('/').at(-1) ?? '');
  await page.goto(review);
  await expect(page.getByText(t('courses.review.notPending'))).toBeVisible();
};
