/** For a panel below its button, which may end beneath the edge of a phone's screen. */
export const showWhole = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });
