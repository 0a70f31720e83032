import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { FieldValue } from '../../crud/FieldValue';
import { ListFailure } from '../../crud/list/ListFailure';
import { useFieldLabel } from '../../crud/useLabels';
import { today } from '../../domain/clock';
import { type RecordOf } from '../../entity/entity';
import { DateText, DateTimeText } from '../../ui/base/DateText';
import { EmptyState } from '../../ui/base/EmptyState';
import { KeyFacts } from '../../ui/base/KeyFacts';
import { RemainingDays } from '../../ui/base/RemainingDays';
import { AddCallButton } from './AddCallButton';
import { attemptsOn, nextCallOf, promiseOf } from './callFigures';
import entity from './callLog';
import { Card } from '../../crud/parts/Card';
import type { Loan } from './useLoanFigures';
import './loans.css';

type LoggedCall = RecordOf<typeof entity>;

/** So many of the newest calls are shown; the rest is in the list of all calls. */
const MOST = 100;

const COLUMNS = [
  'calledAt',
  'outcome',
  'phone',
  'calledBy',
  'loanId',
  'promisedDate',
  'nextCallAt',
  'note',
] as const;

/** The calls to one person over all loans; the person is named in the address by number (specification 1 §2). */
export function LoanCallLogTab() {
  const loan = useRecordContext<Loan>();
  const { '*': rest = '' } = useParams();
  const customerId = Number(rest.split('/')[1]);
  const { data, total, error, refetch } = useGetList<LoggedCall>(
    'loans/call-log',
    {
      filter: { customerId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'calledAt', order: 'DESC' },
    },
    { retry: false },
  );
  if (!loan) return null;
  if (error)
    return (
      <div className="u-card">
        <ListFailure entity={entity} error={error as object} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className="u-card u-card-body" aria-busy="true">
        <span className="u-skeleton" />
      </div>
    );
  return <Calls calls={data} total={total ?? data.length} loan={loan} customerId={customerId} />;
}

interface CallsProps {
  calls: readonly LoggedCall[];
  total: number;
  loan: Loan;
  customerId: number;
}

function Calls({ calls, total, loan, customerId }: CallsProps) {
  const translate = useTranslate();
  const next = nextCallOf(calls);
  const promised = promiseOf(calls);
  const inactive = calls.some(({ numberInactive }) => numberInactive);
  const facts = [
    ['today', attemptsOn(calls, today())],
    ['next', next ? <Coming key="next" moment={next} /> : '—'],
    [
      'promised',
      promised ? (
        <span key="promised" className="loan-inline">
          <DateText value={promised} /> <RemainingDays date={promised} />
        </span>
      ) : (
        '—'
      ),
    ],
    ['all', total],
  ] as const;
  return (
    <Card
      title={translate('loanPage.calls.title')}
      flush
      aside={<AddCallButton customerId={customerId} loanId={loan.id} />}
    >
      <div className="u-section-body">
        <KeyFacts
          facts={facts.map(([key, value]) => ({
            key,
            label: translate(`loanPage.calls.${key}`),
            value,
          }))}
        />
        {inactive && (
          <p className="u-notice" data-tone="caution">
            {translate('loanPage.calls.number_inactive')}
          </p>
        )}
      </div>
      {calls.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={translate('loanPage.calls.none')}
          text={translate('loanPage.calls.none_text')}
        />
      ) : (
        <CallTable calls={calls} />
      )}
    </Card>
  );
}

/** A moment with how far away its day is. */
const Coming = ({ moment }: { moment: string }) => (
  <span className="loan-inline">
    <DateTimeText value={moment} /> <RemainingDays date={moment} />
  </span>
);

function CallTable({ calls }: { calls: readonly LoggedCall[] }) {
  const translate = useTranslate();
  const label = useFieldLabel('loans/call-log');
  return (
    <div
      className="u-list-table loan-scroll"
      tabIndex={0}
      role="group"
      aria-label={translate('loanPage.calls.title')}
    >
      <table className="loan-table">
        <caption className="u-hidden">{translate('loanPage.calls.title')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id}>
              {COLUMNS.map((column) => (
                <td key={column} className={column === 'note' ? 'loan-wrap' : undefined}>
                  <FieldValue entity={entity} field={column} record={call} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
