import { holdUnsaved } from '@lms/entity-api';
import { setPopStateListener } from '../page/pop-state';

/** Returns the link on a click that would leave the guarded page. */
const linkAway = (event: MouseEvent) => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link?.protocol.startsWith('http') || link.hasAttribute('download')) return undefined;
  const isElsewhere = link.target !== '' && link.target !== '_self';
  const stays = addressOf(link) === addressOf(location);
  return isElsewhere || stays ? undefined : link;
};

/** Returns the index that the router stores in each history entry. */
const numberOf = (state: unknown) => (state as { idx?: number } | null)?.idx;

/** Asks the reader whether to leave, and calls `goOn` if so. */
type Prompt = (goOn: () => void) => void;

/** Prompts of all forms with unsaved changes. One prompt is enough for all. */
const prompts = new Set<Prompt>();
holdUnsaved(() => prompts.size > 0);
let shown: { address: string; number: number | undefined };
let isWholePath = false;
let isLeaving = false;
let isReturning = false;

const addressOf = ({ origin, pathname, search }: Location | HTMLAnchorElement) =>
  origin + pathname + (isWholePath ? '' : search);

const ask = (leave: () => void) =>
  [...prompts].at(-1)?.(() => {
    isLeaving = true;
    leave();
  });

const onClick = (event: MouseEvent) => {
  const link = isLeaving ? undefined : linkAway(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() => link.click());
};

const onBack = (event: PopStateEvent) => {
  const steps = (numberOf(event.state) ?? NaN) - (shown.number ?? NaN);
  const isAway = addressOf(location) !== shown.address;
  if (!isReturning && (isLeaving || !steps || !isAway)) return;
  // The router listens as well and must not navigate.
  event.stopImmediatePropagation();
  if (isReturning) {
    isReturning = false;
    return;
  }
  isReturning = true;
  history.go(-steps);
  ask(() => history.go(steps));
};

const onUnload = (event: BeforeUnloadEvent) => {
  if (!isLeaving) event.preventDefault();
};

/**
 * Blocks leaving the page until the returned function is called. `onLeave` is called for a link or
 * Back with a function that continues; for a closed tab or a reload the browser asks. With
 * `wholePath`, changes of the query stay on the page.
 */
export const blockNavigation = (onLeave: Prompt, wholePath = false) => {
  prompts.add(onLeave);
  isWholePath = wholePath;
  shown = { address: addressOf(location), number: numberOf(history.state) };
  isLeaving = false;
  document.addEventListener('click', onClick, true);
  window.addEventListener('beforeunload', onUnload);
  setPopStateListener(onBack);
  return () => {
    prompts.delete(onLeave);
    if (prompts.size > 0) return;
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('beforeunload', onUnload);
    setPopStateListener(undefined);
  };
};
