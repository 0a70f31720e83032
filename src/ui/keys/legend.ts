import { useEffect } from 'react';
import type { MessageKey } from '../../i18n/Catalogue';

/** A key as it stands on the keyboard, and the message key of what it does. */
export type LegendRow = readonly [key: string, action: MessageKey];

const shown = new Set<readonly LegendRow[]>();

/** Says what keys do as long as the component is there: the key map behind `?` has them. @param rows kept by the caller */
export function useLegend(rows: readonly LegendRow[]): void {
  useEffect(() => {
    shown.add(rows);
    return () => void shown.delete(rows);
  }, [rows]);
}

/** What the keys of the page in front do. */
export const legendRows = (): readonly LegendRow[] => [...shown].flat();
