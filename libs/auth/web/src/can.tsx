import type { Permission } from '@lms/contract';
import type { ReactNode } from 'react';
import { useSession } from './session';

/** Renders its children only for users with the permission. */
export const Can = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useSession().can(permission) ? children : null;
