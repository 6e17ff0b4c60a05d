type Check = () => boolean;

const holders = new Set<Check>();

/** Registers a holder of typed words; returns a function that removes it. */
export const holdUnsaved = (hasUnsaved: Check) => {
  holders.add(hasUnsaved);
  return () => void holders.delete(hasUnsaved);
};

/** Tells whether words on this page would be lost by leaving it. */
export const isAnythingUnsaved = () => [...holders].some((hasUnsaved) => hasUnsaved());

/** What is asked before a log out; resolves to whether to go on. The app sets it. */
export const leaving = { ask: () => Promise.resolve(true) };
