import { useTranslate } from 'ra-core';
import { formatDateTime } from '../../../domain/dates';
import { customerProcessStage } from '../../../domain/customerProcess';
import { CustomerProcessCode } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { relativeTime } from '../../../domain/relativeTime';
import { EmptyState } from '../../../ui/base/EmptyState';
import { StatusChip } from '../../../ui/base/StatusChip';
import { useRecordPart } from '../../../crud/parts/useRecordPart';
import { identityParts, type ProcessChange } from './api';

const COLUMNS = ['at', 'from', 'to', 'took', 'why'] as const;

/** Every change of the process code with its time, the newest first. */
export function StatesTable({ id }: { id: string | number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRecordPart('customers', identityParts.states, id);
  return (
    <section className="u-card" aria-labelledby="code-changes">
      <header className="u-section-head">
        <h2 id="code-changes" className="u-card-title">
          {translate('identity.steps.changes')}
        </h2>
      </header>
      {error ? (
        <EmptyState kind="failed" reference={error.requestId} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <div className="u-section-body" aria-busy="true">
          <span className="u-skeleton" />
        </div>
      ) : data.length === 0 ? (
        <p className="u-section-body u-muted">{translate('identity.steps.none')}</p>
      ) : (
        <div
          className="id-scroll"
          tabIndex={0}
          role="group"
          aria-label={translate('identity.steps.changes')}
        >
          <table className="id-table">
            <caption className="u-hidden">{translate('identity.steps.changes')}</caption>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {translate(`identity.steps.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((change, index) => (
                <Row key={`${change.at}-${change.code}`} change={change} before={data[index + 1]} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ change, before }: { change: ProcessChange; before?: ProcessChange }) {
  const { at, from, code, failed, reason, source } = change;
  return (
    <tr data-differs={failed || undefined}>
      <td className="u-nowrap">{formatDateTime(at).text}</td>
      <td>{from === null ? '—' : <Code code={from} />}</td>
      <td>
        <Code code={code} failed={failed} />
      </td>
      <td className="u-nowrap">{before ? <Took from={before.at} to={at} /> : '—'}</td>
      <td>{reason ?? source ?? '—'}</td>
    </tr>
  );
}

function Code({ code, failed }: { code: number; failed?: boolean }) {
  const translate = useTranslate();
  const { stage, known } = customerProcessStage(code);
  return (
    <>
      <StatusChip tone={failed ? 'danger' : 'neutral'}>{code}</StatusChip>{' '}
      {known && stage && translate(labelKeyOf(CustomerProcessCode, stage))}
    </>
  );
}

/** How long the step took. */
function Took({ from, to }: { from: string; to: string }) {
  const translate = useTranslate();
  const time = relativeTime(from, new Date(to));
  if (!time) return <>—</>;
  return (
    <>
      {time.unit === 'now'
        ? translate('unit.seconds', {
            smart_count: Math.round((Date.parse(to) - Date.parse(from)) / 1_000),
          })
        : translate(`unit.${time.unit}`, { smart_count: time.count })}
    </>
  );
}
