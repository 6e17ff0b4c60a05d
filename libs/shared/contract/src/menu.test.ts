import { describe, expect, it } from 'vitest';
import { menu, menuFor } from './menu';
import { menuPaths } from './menu-paths';
import type { Role } from './roles';

const seenBy = (role: Role, organizationCode: string | null = null) =>
  menuPaths(menuFor({ roles: [role], organizationCode }));

describe('the side menu', () => {
  it('shows categories and pending lists to the system administrator alone', () => {
    const own = ['/course-management/create-course-category', '/user-management/inactive-user'];
    expect(seenBy('ROLE_SYSTEM')).toEqual(expect.arrayContaining(own));
    for (const role of ['ROLE_ORGADMIN', 'ROLE_ORG_USER', 'ROLE_USER'] as const) {
      own.forEach((page) => expect(seenBy(role)).not.toContain(page));
    }
  });

  it('shows an organization user the batch codes and nothing else', () => {
    expect(seenBy('ROLE_ORG_USER')).toEqual(['/settings/wadhwani-batch-code']);
  });

  it('shows a learner the dashboard and two lists', () => {
    expect(seenBy('ROLE_USER')).toEqual([
      '/dashboard',
      '/user-management/users',
      '/user-management/roles',
    ]);
  });

  it('shows the partner reports to the council alone', () => {
    const page = '/reports-management/wadhwani-summary-report';
    expect(seenBy('ROLE_SYSTEM', 'BCC')).toContain(page);
    expect(seenBy('ROLE_SYSTEM', 'OTHER')).not.toContain(page);
    expect(seenBy('ROLE_ORGADMIN', 'BCC')).not.toContain(page);
  });

  it('gives every entry its text, and every one at the top an icon', () => {
    for (const { title, translate, root, icon, submenu } of menu) {
      expect({ translate, root }).toEqual({ translate: `admin.menu.${title}`, root: true });
      expect(icon).toBeTruthy();
      submenu?.forEach((entry) => expect(entry.translate).toBe(`admin.menu.${entry.title}`));
    }
  });
});
