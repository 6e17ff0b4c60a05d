/** The panels at the edge of the window. */
export type PanelName = 'notifications' | 'chat' | 'user' | 'quick';

export interface PanelState {
  /** The one that is open. */
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
}
