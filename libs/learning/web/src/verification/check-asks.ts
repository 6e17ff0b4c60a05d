import { toCallProblem } from '@lms/entity-api';
import { type CheckedBadges, type ManyVerifications, maxBadges } from '@lms/learning/contract';
import { type Ask, keyOf, type Result, resultOf } from './entry';

export interface DeskCalls {
  verifyCertificates: (serials: string[]) => Promise<ManyVerifications>;
  verifyBadges: (badges: string[]) => Promise<CheckedBadges>;
}

interface Progress {
  /** Takes results as they come, by what was asked. */
  onResults: (results: Map<string, Result>) => void;
  /** Tells that the server wants a pause, or that it is over. */
  onPause: (isPaused: boolean) => void;
  signal: AbortSignal;
}

const serialsAtOnce = 200;
/** Characters of the badges of one call. */
const lettersAtOnce = 200_000;
/** Times that one call is made again after a pause. */
const maxPauses = 5;
const longestPause = 60;

/** Splits badges into lots that one call takes. */
export const badgeLots = (badges: string[]): string[][] => {
  const lots: string[][] = [];
  let letters = 0;
  for (const badge of badges) {
    const last = lots.at(-1);
    letters += badge.length;
    if (last && last.length < maxBadges && letters <= lettersAtOnce) last.push(badge);
    else {
      lots.push([badge]);
      letters = badge.length;
    }
  }
  return lots;
};

const lotsOf = (serials: string[]) =>
  Array.from({ length: Math.ceil(serials.length / serialsAtOnce) }, (_, at) =>
    serials.slice(at * serialsAtOnce, (at + 1) * serialsAtOnce),
  );

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Makes a call, and again after the pause that the server asks for. */
const called = async <T>(call: () => Promise<T>, { onPause, signal }: Progress): Promise<T> => {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await call();
    } catch (error) {
      const { code, retryAfterSeconds = longestPause } = toCallProblem(error);
      if (code !== 'request.tooMany' || pauses === maxPauses || signal.aborted) throw error;
      onPause(true);
      await pause(Math.min(retryAfterSeconds, longestPause), signal);
      onPause(false);
      if (signal.aborted) throw error;
    }
  }
};

/**
 * Asks the server, lot by lot. Stops at the first call that fails for good; what it has not answered
 * by then can be asked again.
 */
export const checkAsks = async (asks: Ask[], calls: DeskCalls, progress: Progress) => {
  const keys = { serial: new Set<string>(), badge: new Set<string>() };
  for (const ask of asks) keys['serial' in ask ? 'serial' : 'badge'].add(keyOf(ask));
  for (const lot of lotsOf([...keys.serial])) {
    if (progress.signal.aborted) return;
    const { verifications } = await called(() => calls.verifyCertificates(lot), progress);
    progress.onResults(
      new Map(verifications.map((verification, at) => [lot[at] ?? '', resultOf(verification)])),
    );
  }
  for (const lot of badgeLots([...keys.badge])) {
    if (progress.signal.aborted) return;
    const { badges } = await called(() => calls.verifyBadges(lot), progress);
    progress.onResults(
      new Map(badges.map(({ checked, receipt }, at) => [lot[at] ?? '', { ...checked, receipt }])),
    );
  }
};
