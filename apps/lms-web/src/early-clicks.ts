declare global {
  interface Window {
    /** Set by boot.js: buttons clicked before hydration, each once, in order. */
    earlyClicks?: { buttons: Set<HTMLButtonElement>; end: () => void };
  }
}

/** Replays clicks made before hydration. */
export const replayEarlyClicks = () => {
  const { earlyClicks } = window;
  earlyClicks?.end();
  earlyClicks?.buttons.forEach((button) => button.isConnected && button.click());
};
