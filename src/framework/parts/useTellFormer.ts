import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { FormerValue } from '../../dataProviders/former';
import { formatDate } from '../../domain/dates';

/** Says that somebody was found by a number or a phone that was theirs before (docs/domain/customers.md 3.8). */
export function useTellFormer(): (former: FormerValue | undefined) => void {
  const notify = useNotify();
  return useCallback(
    (former) => {
      if (!former) return;
      const { value, until } = former;
      notify('list.former', { type: 'info', messageArgs: { value, day: formatDate(until).text } });
    },
    [notify],
  );
}
