import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PanelName, PanelState } from './panel-name';

/** Holds which panel is open. A link may lead to one: its state then names the panel. */
export const usePanel = (): PanelState => {
  const { state, key } = useLocation() as { state: Partial<PanelState> | null; key: string };
  const [panel, onPanel] = useState<PanelName | null>(null);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    if (state?.panel) onPanel(state.panel);
  }
  return { panel, onPanel };
};
