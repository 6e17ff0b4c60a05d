import { expect, type Page } from '@playwright/test';
import type { Translate } from '../fixtures';
import type { NewLearner } from './account';

export const lists = {
  all: '/user-management/users',
  pending: '/user-management/inactive-user',
  tenants: '/user-management/tenant-user',
} as const;

/** User management screens. */
export class People {
  constructor(
    readonly page: Page,
    readonly t: Translate,
  ) {}

  /** Searches a list for the one person with an address. */
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

  /** Opens the page of the person with an address. */
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
