/**
 * Counter that grows with every write. The stored value must lie between the two, or a write is
 * lost.
 */
export interface WriteCounter {
  kind: 'answer' | 'progress' | 'offline' | 'sitting';
  name: string;
  acknowledged: number;
  sent: number;
  write: (value: number) => Promise<unknown>;
  read: () => Promise<number>;
  /** Sends the last write again, whose answer may have been lost. */
  repeat?: () => Promise<void>;
}
