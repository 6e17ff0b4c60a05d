/** Result of a check: what was found and, unless it is well, how to mend it. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string): Finding => ({ level: 'warn', text });
export const fail = (text: string): Finding => ({ level: 'fail', text });
