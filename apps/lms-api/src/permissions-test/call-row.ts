import type { Permission } from '@lms/contract';
import type { InjectOptions } from 'fastify';
import type { Side, World } from './world';
import type { User } from '@lms/server/database';

/** What a call is aimed at. */
export interface Aim {
  world: World;
  /** Whose organisation: the caller's, or the other one. */
  side: Side;
  /** Who makes the call, or would be allowed to. */
  caller: User;
  /** Whose records: the caller's, or those of somebody like them on the other side. */
  owner: User;
}

export interface Call {
  params?: Record<string, string>;
  /** With its question mark. */
  query?: string;
  body?: NonNullable<InjectOptions['payload']>;
  options?: Pick<InjectOptions, 'headers' | 'cookies' | 'payloadAsStream'>;
}

/** What one call answers to whom. */
export interface CallRow {
  access: Permission | 'public';
  /** Makes what the call needs, and the call. */
  aim: (at: Aim) => Promise<Call> | Call;
  /** What it answers when it was done; 200. */
  done?: number;
  /**
   * What it answers to who reaches only what is their own and aims at something else: 404, as for what
   * is not there. `none` where a call aims at nothing.
   */
  foreign?: number | 'none';
  /** Why a call that is not a mere read leaves no row in the activity log. */
  unrecorded?: string;
}

/** By method and path. */
export type CallRows = Record<string, CallRow>;
