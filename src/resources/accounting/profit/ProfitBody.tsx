import { useRecordContext } from 'ra-core';
import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import { recordPath } from '../../../entity/paths';
import { Card } from '../../../framework/parts/Card';
import { loadEntity } from '../../../framework/loadEntity';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { JournalLink } from '../../wallets/JournalLink';
import { Muted } from '../../../ui/Text/Text';
import { Desk } from './Desk';
import entity from './profit.entity';
import type { Profit } from './Profit';

/** A line's page: the desk while it waits, and always what the bank said and where the money went. */
export function ProfitBody() {
  use(loadEntity('loans'));
  const profit = useRecordContext<Profit>();
  if (!profit) return null;
  const isOpen = profit.state === 'UNRECOGNIZED' || profit.state === 'PENDING';
  return (
    <>
      {isOpen && <Desk key={profit.id} profit={profit} />}
      <Assignments profit={profit} />
      <RecordSections entity={entity} record={profit} />
    </>
  );
}

function Assignments({ profit }: { profit: Profit }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const rows = profit.assignments ?? [];
  const title = translate('profit.assignments');
  if (rows.length === 0) return null;
  return (
    <Card title={title} flush>
      <DataTable
        caption={title}
        rows={rows}
        keyOf={({ id }) => id}
        stateOf={({ undoneBy }) => (undoneBy === null ? undefined : 'gone')}
        columns={[
          {
            key: 'target',
            head: translate('profit.target'),
            isName: true,
            cell: ({ loanId, loanCode, customerId, customerName }) => (
              <>
                <Link
                  to={
                    (loanId === null
                      ? recordPath('customers', 'show', customerId)
                      : recordPath('loans', 'show', loanId)) ?? ''
                  }
                >
                  {loanCode ?? customerName}
                </Link>{' '}
                <Muted>{loanCode ? customerName : translate('profit.to_temporary')}</Muted>
              </>
            ),
          },
          {
            key: 'amount',
            head: heading(translate('resources.common.fields.amount')),
            numeric: true,
            cell: ({ amount }) => formatMoney(amount),
          },
          {
            key: 'journal',
            head: translate('profit.journal'),
            cell: ({ journalId, undoneBy }) => (
              <>
                <JournalLink number={journalId} />
                {undoneBy !== null && (
                  <Muted as="small"> {translate('profit.undone', { journal: undoneBy })}</Muted>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
