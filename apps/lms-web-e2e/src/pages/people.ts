import { expect, type Page } from '@playwright/test';
import type { Translate } from '../fixtures';
import type { NewLearner } from './account';

export const lists = {
  all: '/user-management/users',
  pending: '/user-management/inactive-user',
  tenants: '/user-management/tenant-user',
} as const;

/** The screens of those who look after people. */
export class People {
  constructor(
    readonly page: Page,
    readonly t: Translate,
  ) {}

  /** A list that shows the one person of an address. */
  async find(list: keyof typeof lists, email: string) {
    await this.page.goto(`${lists[list]}?q=${encodeURIComponent(email)}`);
    await expect(this.page.getByText(email)).toBeVisible();
  }

  async choose(name: string, action: string) {
    await this.page
      .getByRole('button', { name: this.t('admin.table.actionsFor', { name }) })
      .click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** The page of the person of an address. */
  async open(list: keyof typeof lists, { email, name }: Pick<NewLearner, 'email' | 'name'>) {
    await this.find(list, email);
    await this.page.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async expectToast(text: string) {
    await expect(this.page.getByText(text)).toBeVisible();
  }

  get banner() {
    return this.page.getByRole('complementary', { name: this.t('users.seeAs.label') });
  }
}
