import type { Permission } from '@lms/contract';
import type { User } from '@lms/server/database';
import type { InjectOptions } from 'fastify';
import type { Side, World } from './world';

/** Situation of a call: caller and target. */
export interface Aim {
  world: World;
  /** Organization of the target: the caller's, or the other one. */
  side: Side;
  /** User who makes the call, or a user who would be allowed to. */
  caller: User;
  /** Owner of the target's records: the caller, or the caller's counterpart on the other side. */
  owner: User;
}

export interface Call {
  params?: Record<string, string>;
  /** Query string, with its question mark. */
  query?: string;
  body?: NonNullable<InjectOptions['payload']>;
  options?: Pick<InjectOptions, 'headers' | 'cookies' | 'payloadAsStream'>;
}

/** Expected access to one call of the API. */
export interface CallRow {
  access: Permission | 'public';
  /** Creates what the call needs; returns its parameters. */
  aim: (at: Aim) => Promise<Call> | Call;
  /** Status of success; 200 by default. */
  done?: number;
  /**
   * Status for callers who reach only their own things and aim at others': 404 by default, as if
   * they did not exist. `none` for calls without a target.
   */
  foreign?: number | 'none';
  /** Reason why an answer may name things of another organization. */
  namesOthers?: string;
  /** Reason why a call that changes something leaves no row in the activity log. */
  unrecorded?: string;
}

/** Rows by method and path. */
export type CallRows = Record<string, CallRow>;
