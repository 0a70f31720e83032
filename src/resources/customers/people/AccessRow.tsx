import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { HistorySource } from '../../../crud/record/HistorySource';
import { useMay } from '../../../crud/useMay';
import type { HistoryRow } from '../../../dataProviders/UrtuuDataProvider';
import { isAutoCause } from '../../../domain/access/accessRules';
import { formatDateTime } from '../../../domain/dates';
import { WithdrawAccess } from '../../../domain/enums/customers';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { LEAD } from '../../../domain/lifecycles/rights';
import { recordPath } from '../../../entity/paths';
import { useUserName } from '../../../dataProviders/useUserName';
import { StatusChip } from '../../../ui/base/StatusChip';
import { Timeline } from '../../../ui/Timeline';
import type { ACCESS_FLAGS } from '../accessFlags';
import type { AccessState } from './api';
import './people.css';

type Flag = (typeof ACCESS_FLAGS)[number];

/** What can be asked of an access. */
export type AccessMove = 'open' | 'close' | 'override';

interface Props {
  flag: Flag;
  state: AccessState;
  /** History of this access, the newest first. */
  rows: readonly HistoryRow[];
  onAsk: (move: AccessMove) => void;
}

/** One access: its value, every cause of it, since when and by whom, how it came about, and what can be done. */
export function AccessRow({ flag, state, rows, onAsk }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const words = useAccessWords();
  const { value, causes, override, manual } = state;
  const [latest] = rows;
  const held = isAutoCause(value);
  const move = value === 'YES' ? 'close' : 'open';
  return (
    <li data-access={flag.field}>
      <div className="u-access">
        <div>
          <b>{translate(`enums.CustomerAccess.${flag.access}`)}</b>{' '}
          <StatusChip tone={toneOf(WithdrawAccess, value as never)}>{words(value)}</StatusChip>
          <p className="u-muted">
            {latest
              ? translate('customers.access.since', {
                  time: formatDateTime(latest.at).text,
                  origin: translate(`enums.Origin.${latest.origin ?? 'MANUAL'}`),
                })
              : translate('customers.access.never_changed')}
            {latest?.reason && ` · ${latest.reason}`}
          </p>
          {causes.length > 0 && (
            <ul className="people-causes" aria-label={translate('people.access.causes')}>
              {causes.map((cause) => (
                <Cause key={`${cause.cause}.${cause.source ?? cause.since}`} {...cause} />
              ))}
            </ul>
          )}
          {override && (
            <p className="u-notice" data-tone="caution">
              {translate('people.access.overridden', { date: override.until })} {override.reason}
            </p>
          )}
          {held && (
            <p className="people-note">
              {translate('people.access.falls_back', { value: words(manual) })}
            </p>
          )}
        </div>
        <div className="u-acts">
          <button
            type="button"
            className="u-text-button"
            aria-expanded={open}
            disabled={rows.length === 0}
            onClick={() => setOpen(!open)}
          >
            {translate('customers.access.history', { smart_count: rows.length })}
          </button>
          {held && may(LEAD) && (
            <button type="button" className="u-button" onClick={() => onAsk('override')}>
              {translate('people.access.override')}
            </button>
          )}
          {may(flag.permission) && (
            <button
              type="button"
              className="u-button"
              data-tone={move === 'close' ? 'danger' : undefined}
              aria-disabled={held || undefined}
              title={held ? translate('customers.access.automatic') : undefined}
              onClick={() => !held && onAsk(move)}
            >
              {translate(`action.${move}_access`)}
            </button>
          )}
        </div>
      </div>
      {open && (
        <div className="u-access-history">
          <Timeline
            entries={rows.map((row) => ({
              id: String(row.id),
              at: row.at,
              by: row.by,
              origin: row.origin,
              title: translate(`enums.Origin.${row.origin ?? 'MANUAL'}`),
              reason: row.reason,
              source: row.source && <HistorySource row={row} />,
              changes: [
                {
                  field: translate(`enums.CustomerAccess.${flag.access}`),
                  from: words(row.from),
                  to: words(row.to),
                },
              ],
            }))}
          />
        </div>
      )}
    </li>
  );
}

/** The value of an access in words. */
export function useAccessWords(): (value: unknown) => string {
  const translate = useTranslate();
  return (value) => translate(labelKeyOf(WithdrawAccess, value as never), { _: String(value) });
}

/** One cause, with the loan behind it where there is one. */
function Cause({ cause, since, by, reason, source, loanId }: AccessState['causes'][number]) {
  const translate = useTranslate();
  const words = useAccessWords();
  const person = useUserName(by ?? undefined);
  const to = loanId === null ? undefined : recordPath('loans', 'show', loanId);
  return (
    <li>
      <span className="people-inline">
        <StatusChip tone={toneOf(WithdrawAccess, cause as never)}>{words(cause)}</StatusChip>
        {source &&
          (to ? (
            <Link className="u-link" to={to}>
              {source}
            </Link>
          ) : (
            <span>{source}</span>
          ))}
        <span className="u-muted">
          {formatDateTime(since).text} · {by ? person : translate('record.by_system')}
          {reason && ` · ${reason}`}
        </span>
      </span>
    </li>
  );
}
