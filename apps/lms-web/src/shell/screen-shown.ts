import { createContext, useContext, useEffect } from 'react';

/** Moment from which the layout and its screen are rendered and, on a rendered page, hydrated. */
export interface Whole {
  reached: Promise<void>;
  /** Called by the screen's sign. */
  reach: () => void;
}

export const createWhole = (): Whole => {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reached, reach };
};

/** Outside of a page that is hydrated there is nothing to wait for. */
export const WholeContext = createContext<Whole>({
  reached: Promise.resolve(),
  reach: () => {},
});

/** Stands beside a screen: React mounts it together with the screen. */
export const ScreenSign = () => {
  const { reach } = useContext(WholeContext);
  useEffect(reach, [reach]);
  return null;
};
