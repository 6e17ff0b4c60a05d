import { useEffect } from 'react';

/** Page that is hydrated, if any: `whole` once both its layout and its screen are. */
export const page = {
  whole: Promise.resolve(),
  /** Called once the screen is hydrated. */
  reach: () => {},
};

/** Stands beside a screen: React mounts it together with the screen. */
export const ScreenSign = () => {
  useEffect(() => page.reach(), []);
  return null;
};
