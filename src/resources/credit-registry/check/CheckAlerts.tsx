import { useRecordContext, useShowContext } from 'ra-core';
import { useMemo } from 'react';

import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { isFreshCheck } from '../../../domain/contracts/registryClocks';
import type { Tone } from '../../../domain/tone';
import { recordPath } from '../../../entity/paths';
import type { Check } from './Check';
import { knownOf } from './Check';
import { usePollPendingChecks } from './usePollPendingChecks';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { useChecksOf } from './useChecksOf';
import { Notice } from '../../../ui/Notice/Notice';
import { Link } from '../../../ui/Link/Link';

/** What a check is worth now: awaited, failed, expired, or followed by a later one. */
export function CheckAlerts() {
  const check = useRecordContext<Check>();
  const { refetch } = useShowContext();
  const shown = useMemo(() => (check ? [check] : []), [check]);
  usePollPendingChecks(shown, refetch);
  return check ? <Alerts check={check} /> : null;
}

function Alerts({ check }: { check: Check }) {
  const translate = useTranslate();
  const terms = useSystemSettings();
  const { data } = useChecksOf(check.customerId, !check.isLatest);
  const latest = check.isLatest ? undefined : data?.find(({ isLatest }) => isLatest);
  const text = (key: KeyBelow<'creditRegistry.checks'>, values?: Record<string, unknown>) =>
    translate(`creditRegistry.checks.${key}`, { ...values });
  const notice = (tone: Tone, words: string) => (
    <Notice tone={tone} role="status">
      {words}
    </Notice>
  );
  return (
    <>
      {latest && (
        <Notice tone="info" role="status">
          {text('superseded')}{' '}
          <Link to={recordPath('zms', 'show', latest.id) ?? ''}>{text('latest')}</Link>
        </Notice>
      )}
      {check.state === 'PENDING' && notice('pending', text('awaited'))}
      {check.state === 'FAILED' && notice('danger', text('failed', { error: check.error ?? '' }))}
      {check.state === 'NONE' && notice('neutral', text('none'))}
      {check.state === 'NOT_AVAILABLE' && notice('caution', text('not_available'))}
      {check.isLatest &&
        check.checkedAt &&
        check.state !== 'FAILED' &&
        !isFreshCheck(knownOf(check), today(), terms) &&
        notice('caution', text('expired'))}
    </>
  );
}
