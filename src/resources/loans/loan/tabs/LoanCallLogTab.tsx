import { useGetList, useRecordContext } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/useTranslate';
import { FieldValue } from '../../../../framework/FieldValue';
import { ListFailure } from '../../../../framework/list/ListFailure';
import { useFieldLabel } from '../../../../framework/useLabels';
import { today } from '../../../../domain/clock';
import { type RecordOf } from '../../../../entity/entity';
import { DateText, DateTimeText } from '../../../../ui/Text/DateText';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { KeyFacts } from '../../../../ui/Facts/KeyFacts';
import { RemainingDays } from '../../../../ui/Chip/RemainingDays';
import { AddCallButton } from '../../call-log/AddCallButton';
import { attemptsOn, nextCallOf, promiseOf } from '../../call-log/callFigures';
import entity from '../../call-log/callLog.entity';
import { Card } from '../../../../framework/parts/Card';
import type { Loan } from '../useLoanFigures';
import { CardBody, Panel, Surface } from '../../../../ui/Card/Card';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Row } from '../../../../ui/Stack/Stack';
import { Notice } from '../../../../ui/Notice/Notice';
import { DataTable } from '../../../../ui/DataTable/DataTable';

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

/**
 * The calls to one person over all loans; the person is named in the address by number (docs/domain/lending.md 12.1).
 */
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
      <Surface>
        <ListFailure entity={entity} error={error as object} onRetry={() => void refetch()} />
      </Surface>
    );
  if (!data)
    return (
      <Panel aria-busy="true">
        <Skeleton />
      </Panel>
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
        <Row key="promised" as="span">
          <DateText value={promised} /> <RemainingDays date={promised} />
        </Row>
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
      <CardBody>
        <KeyFacts
          facts={facts.map(([key, value]) => ({
            key,
            label: translate(`loanPage.calls.${key}`),
            value,
          }))}
        />
        {inactive && <Notice tone="caution">{translate('loanPage.calls.number_inactive')}</Notice>}
      </CardBody>
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
  <Row as="span">
    <DateTimeText value={moment} /> <RemainingDays date={moment} />
  </Row>
);

function CallTable({ calls }: { calls: readonly LoggedCall[] }) {
  const translate = useTranslate();
  const label = useFieldLabel('loans/call-log');
  return (
    <DataTable
      tall
      data-part="loan-table"
      caption={translate('loanPage.calls.title')}
      columns={COLUMNS.map((column) => ({
        key: column,
        head: label(column),
        long: column === 'note',
        cell: (call: LoggedCall) => <FieldValue entity={entity} field={column} record={call} />,
      }))}
      rows={calls}
      keyOf={({ id }) => id}
    />
  );
}
