import { useEffect, useState } from 'react';
import { loadArea } from '../i18n/i18nProvider';

/**
 * Whether the texts of an area are there; it has them loaded. For what stands beside a page: the page never waits for it, and
 * without its texts it is left out. Nothing is loaded without an area.
 */
export function useAreaTexts(area: string | undefined): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (area === undefined) return undefined;
    let gone = false;
    loadArea(area).then(
      () => !gone && setReady(true),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [area]);
  return ready;
}
