declare global {
  interface Window {
    /** Of boot.js: the buttons that were pressed before the page ran, each once, in their order. */
    earlyClicks?: { buttons: Set<HTMLButtonElement>; end: () => void };
  }
}

/** Presses what somebody pressed on a slow phone while the page could only be read. */
export const replayEarlyClicks = () => {
  const { earlyClicks } = window;
  earlyClicks?.end();
  earlyClicks?.buttons.forEach((button) => button.isConnected && button.click());
};
