import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { FeeKind } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../framework/parts/Card';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useFieldHeading, useMoneyHeading } from '../../../framework/useLabels';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { JournalLink } from '../../wallets/JournalLink';
import entity from './receipt.entity';

/** Who a receipt is for, its fees with their journals and tax, and what the tax service said. */
export function ReceiptBody() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} only={['receiver', 'service', 'returned']} />
      <Fees record={record} />
    </>
  );
}

function Fees({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const heading = useMoneyHeading();
  const title = translate('resources.ebarimt.sections.fees');
  return (
    <Card flush title={title}>
      <DataTable
        caption={title}
        rows={record.lines ?? []}
        keyOf={({ journalId }) => journalId}
        columns={[
          {
            key: 'journal',
            head: translate('resources.common.fields.journalId'),
            cell: ({ journalId }) => <JournalLink number={journalId} />,
          },
          {
            key: 'kind',
            head: translate('resources.common.fields.kind'),
            cell: ({ kind }) => (kind ? translate(labelKeyOf(FeeKind, kind)) : '—'),
          },
          {
            key: 'isTaxable',
            head: translate('resources.ebarimt.fields.isTaxable'),
            cell: ({ isTaxable }) => translate(isTaxable ? 'common.yes' : 'common.no'),
          },
          {
            key: 'amount',
            head: heading(translate('resources.common.fields.amount')),
            numeric: true,
            cell: ({ amount }) => formatMoney(amount),
          },
          {
            key: 'vat',
            head: label('vat'),
            numeric: true,
            cell: ({ vat }) => formatMoney(vat),
          },
        ]}
        sums={[
          {
            journal: translate('common.total'),
            amount: formatMoney(record.total),
            vat: formatMoney(record.vat),
          },
        ]}
      />
    </Card>
  );
}
