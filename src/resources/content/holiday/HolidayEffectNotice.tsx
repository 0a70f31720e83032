import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import { canBeAdded } from '../../../domain/holidays';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Notice } from '../../../ui/Notice/Notice';
import { askHolidayEffect, type HolidayEffect } from './api';

/** Below the form of a new holiday: how many due dates it moves and where to, and whether its day is free. */
export function HolidayEffectNotice() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: 'date' });
  const isYearly = useWatch({ name: 'isYearly' }) === true;
  const date = typeof typed === 'string' && isDay(typed) ? typed : '';
  const isKnown = date !== '' && canBeAdded({ date, isYearly }, today());
  const read: QueryResult<HolidayEffect> = useQuery({
    queryKey: ['holiday', 'effect', date, isYearly],
    queryFn: ({ signal }) =>
      dataProvider.call(askHolidayEffect, { body: { date, isYearly }, signal }),
    enabled: isKnown,
    retry: false,
  });
  if (!isKnown) return null;
  const { taken, falling = 0, dueDates = 0, loans, from, to } = read.data ?? {};
  return (
    <QueryStatus read={read}>
      {taken ? (
        <Notice tone="warning" role="status">
          {translate('content.holiday.taken', { name: taken })}
        </Notice>
      ) : (
        <Notice tone={dueDates > 0 ? 'caution' : 'info'} role="status">
          {falling > 0 && (
            <div>
              {translate('content.holiday.falls', { falling, staying: falling - dueDates })}
            </div>
          )}
          {dueDates > 0
            ? translate('content.holiday.moves', { dueDates, loans, from, to })
            : translate('content.holiday.moves_none')}
        </Notice>
      )}
    </QueryStatus>
  );
}
