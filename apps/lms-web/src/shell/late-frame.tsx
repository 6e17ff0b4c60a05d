import type { PanelState } from './panel-name';
import { ScrollTop } from './scroll-top';
import { Shortcuts } from './shortcuts/shortcuts';

/** Parts of the frame that act only once a screen is used. */
export const LateFrame = (panels: PanelState) => (
  <>
    <ScrollTop />
    <Shortcuts {...panels} />
  </>
);
