import { Button } from 'antd';
import type { EntityAction } from './entity-column';

interface RecordActionsProps {
  actions: readonly EntityAction[];
  /** Closes the record. */
  onClose: () => void;
}

/** Buttons of what can be done with an open record; each closes the record before it asks more. */
export const RecordActions = ({ actions, onClose }: RecordActionsProps) =>
  actions.map(({ key, label, onClick }) => (
    <Button
      key={key}

      onClick={() => {
        onClose();
        onClick();
      }}
    >
      {label}
    </Button>
  ));
