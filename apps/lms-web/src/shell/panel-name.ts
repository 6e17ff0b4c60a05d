/** Panels at the edge of the window. */
export type PanelName = 'notifications' | 'chat' | 'user' | 'quick';

export interface PanelState {
  /** Name of the open panel. */
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
}
