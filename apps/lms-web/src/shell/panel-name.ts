/** Panels at the edge of the window. */
export type EdgePanel = 'notifications' | 'chat' | 'user' | 'quick';

/** Panels, and the list of keys in the middle of the window. */
export type PanelName = EdgePanel | 'keys';

export interface PanelState {
  /** Name of the open panel. */
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
}
