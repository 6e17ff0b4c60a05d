import type { Permission } from '@lms/contract';
import type { ReactNode } from 'react';
import { useSession } from './session';

/** Shows its children to those who have the permission. */
export const Can = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useSession().can(permission) ? children : null;
