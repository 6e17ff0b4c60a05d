import type { Language } from '@lms/contract';
import { expect, type Page } from '@playwright/test';
import type { Translate } from '../fixtures';
import type { NewLearner } from './account';

export interface NewOrganization {
  code: string;
  name: string;
  contact: NewLearner;
}

/** Returns an organization that is not registered yet, another one on every call. */
export const buildOrganization = (): NewOrganization => {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    code: `HOUSE-${mark.toUpperCase()}`,
    name: `Skill House ${mark}`,
    contact: {
      name: 'Rahima Khatun',
      email: `rahima-${mark}@skills.example`,
      password: 'Shikkha#2026',
    },
  };
};

export const licence = {
  name: 'trade-licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
};

/** Form with which an organization applies to join, and its confirmation. */
export class JoinPage {
  constructor(
    readonly page: Page,
    readonly t: Translate,
  ) {}

  field(key: string) {
    return this.page.getByLabel(this.t(`organizations.field.${key}`), { exact: true });
  }

  get submit() {
    return this.page.getByRole('button', { name: this.t('organizations.join.submit') });
  }

  async fill({ code, name, contact }: NewOrganization) {
    await this.field('name').fill(name);
    await this.field('code').fill(code.toLowerCase());
    await this.field('type').selectOption('NGO');
    await this.field('email').fill(`office@${code.toLowerCase()}.example`);
    await this.field('phone').fill('+880 1700 000000');
    await this.field('address').fill('মিরপুর, ঢাকা');
    await this.field('description').fill('We teach skills that people need at work.');
    await this.field('contactName').fill(contact.name);
    await this.field('contactEmail').fill(contact.email);
    await this.field('contactPhone').fill('01700000000');
    await this.page.getByLabel(this.t('organizations.join.file.add')).setInputFiles(licence);
    const sent = this.t('organizations.join.file.sent');
    await expect(this.page.getByText(sent, { exact: true })).toBeVisible();
    await this.page.getByRole('checkbox').check();
  }

  /**
   * The server refuses forms sent too quickly, as a bot would; the form keeps what was typed, so
   * send it again.
   */
  async send({ name }: NewOrganization) {
    await expect(async () => {
      const answered = this.page.waitForResponse(/\/organization\/register$/);
      await this.submit.click();
      expect((await answered).ok()).toBe(true);
    }).toPass();
    const thanks = this.t('organizations.join.sent.title', { name });
    await expect(this.page.getByRole('heading', { name: thanks })).toBeFocused();
  }
}

/** Opens the approval page of an organization from the list of pending ones. */
export const openDesk = async (
  page: Page,
  t: Translate,
  language: Language,
  { name }: NewOrganization,
) => {
  await page.addInitScript(
    (code) => localStorage.setItem('language', JSON.stringify({ code })),
    language,
  );
  await page.goto(`/user-management/organization-list?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: t('admin.table.actionsFor', { name }) }).click();
  await page.getByRole('menuitem', { name: t('organizations.list.judge') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
