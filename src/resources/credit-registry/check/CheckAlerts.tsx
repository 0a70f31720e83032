import { useRecordContext, useShowContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../../../domain/clock';
import { isFreshCheck } from '../../../domain/contracts/registryClocks';
import { recordPath } from '../../../entity/paths';
import type { Check } from './Check';
import { knownOf } from './Check';
import { useAwaitedChecks } from './useAwaitedChecks';
import { useChecksOf } from './useChecksOf';

/** What a check is worth now: awaited, failed, expired, or followed by a later one. */
export function CheckAlerts() {
  const check = useRecordContext<Check>();
  const { refetch } = useShowContext();
  const shown = useMemo(() => (check ? [check] : []), [check]);
  useAwaitedChecks(shown, refetch);
  return check ? <Alerts check={check} /> : null;
}

function Alerts({ check }: { check: Check }) {
  const translate = useTranslate();
  const { data } = useChecksOf(check.customerId, !check.isLatest);
  const latest = check.isLatest ? undefined : data?.find(({ isLatest }) => isLatest);
  const text = (key: string, values?: object) =>
    translate(`creditRegistry.checks.${key}`, { ...values });
  const notice = (tone: string, words: string) => (
    <div className="u-notice" data-tone={tone} role="status">
      {words}
    </div>
  );
  return (
    <>
      {latest && (
        <div className="u-notice" data-tone="info" role="status">
          {text('superseded')}{' '}
          <Link className="u-link" to={recordPath('zms', 'show', latest.id) ?? ''}>
            {text('latest')}
          </Link>
        </div>
      )}
      {check.state === 'PENDING' && notice('pending', text('awaited'))}
      {check.state === 'FAILED' && notice('danger', text('failed', { error: check.error ?? '' }))}
      {check.state === 'NONE' && notice('neutral', text('none'))}
      {check.state === 'NOT_AVAILABLE' && notice('caution', text('not_available'))}
      {check.isLatest &&
        check.checkedAt &&
        check.state !== 'FAILED' &&
        !isFreshCheck(knownOf(check), today()) &&
        notice('caution', text('expired'))}
    </>
  );
}
