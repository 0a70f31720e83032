import { useEffect, useState } from 'react';
import { CONFIRM } from '../../domain/settings';

/** Becomes true a moment after a question has opened: the second half of a double click must not answer it. */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), CONFIRM.armMs);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}
