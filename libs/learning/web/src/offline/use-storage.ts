import { useEffect, useState } from 'react';

/** Returns what this site uses on the device, and may use; undefined where the browser does not say. */
export const useStorage = (changedWith?: unknown) => {
  const [storage, setStorage] = useState<{ used: number; free: number }>();
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const { usage, quota } = await navigator.storage.estimate();
      if (isShown && usage !== undefined && quota !== undefined) {
        setStorage({ used: usage, free: quota - usage });
      }
    };
    ask().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [changedWith]);
  return storage;
};

export const useFreeBytes = () => useStorage()?.free;
