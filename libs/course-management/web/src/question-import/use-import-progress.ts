import { hearLiveEvents } from '@lms/entity-api';
import { useEffect, useState } from 'react';

interface Heard {
  id: string;
  done: number;
  total: number;
}

/** Returns how many questions of a file the server has checked; nothing before it tells. */
export const useImportProgress = (id: string | undefined): Heard | undefined => {
  const [heard, setHeard] = useState<Heard>();
  useEffect(
    () =>
      hearLiveEvents((event) => {
        if (event.type === 'questionImport' && event.id === id) setHeard(event);
      }),
    [id],
  );
  return heard?.id === id ? heard : undefined;
};
