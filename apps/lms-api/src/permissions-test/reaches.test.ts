import { authPermissions } from '@lms/auth/contract';
import { cartPermissions } from '@lms/cart/contract';
import { communicationPermissions } from '@lms/communication/contract';
import { sharedPermissions } from '@lms/contract';
import { courseManagementPermissions } from '@lms/course-management/contract';
import { dashboardPermissions } from '@lms/dashboard/contract';
import { learningPermissions } from '@lms/learning/contract';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { reportsPermissions } from '@lms/reports/contract';
import { describe, expect, it } from 'vitest';

/**
 * Reach of each permission for learners, organization users, organization administrators and system
 * administrators. The calls are tested by the reaches that the server has; here these are pinned.
 */
const expected = {
  'essay.mark': 'none none own all',
  'batchCode.read': 'none own none all',
  'order.read': 'none none own all',
  'learning.study': 'own none none none',
  'fellowLearner.read': 'own none none none',
  'profile.read': 'own own own own',
  'profile.write': 'own own own own',
  'secondFactor.use': 'none own own own',
  'coupon.read': 'none none own all',
  'coupon.write': 'none none own all',
  'order.refund': 'none none none all',
  'order.receipt': 'own none own all',
  'order.buy': 'own none none none',
  'communication.use': 'own own own own',
  'courseCategory.read': 'none none all all',
  'courseCategory.write': 'none none none all',
  'courseware.read': 'none own own all',
  'courseware.write': 'none none own all',
  'course.approve': 'none none none all',
  'dashboard.read': 'own none own all',
  'attempt.read': 'own none own all',
  'enrolment.read': 'none none own all',
  'enrolment.write': 'none none own all',
  'courseRating.read': 'own none own all',
  'courseRating.write': 'own none none none',
  'courseRating.hide': 'none none none all',
  'certificate.read': 'own none own all',
  'certificate.revoke': 'none none none all',
  'topic.use': 'own none own all',
  'topic.moderate': 'none none own all',
  'organization.read': 'none own own all',
  'organization.update': 'none none own all',
  'organization.write': 'none none none all',
  'batchCode.write': 'none own none all',
  'user.read': 'none none own all',
  'user.write': 'none none own all',
  'user.approve': 'none none none all',
  'user.delete': 'none none none all',
  'user.seeAs': 'none none none all',
  'user.takeSecondFactor': 'none none none all',
  'publicProfile.takeDown': 'none none none all',
  'report.read': 'none none own all',
  'report.system': 'none none none all',
  'report.partner': 'none none none all',
  'report.keep': 'none none own own',
};

describe('permissions', () => {
  it('reach what each role is meant to', () => {
    const all = Object.values({
      ...sharedPermissions,
      ...authPermissions,
      ...cartPermissions,
      ...communicationPermissions,
      ...courseManagementPermissions,
      ...dashboardPermissions,
      ...learningPermissions,
      ...orgManagementPermissions,
      ...reportsPermissions,
    });
    const found = all.map(({ name, reaches }) => [
      name,
      [reaches.ROLE_USER, reaches.ROLE_ORG_USER, reaches.ROLE_ORGADMIN, reaches.ROLE_SYSTEM].join(
        ' ',
      ),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
