import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { sumMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { CardBody } from '../../../ui/Card/Card';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Note } from '../../../ui/Text/Text';
import { readEntryExample, type ExampleLine } from './api';
import type entryModels from './entryModel.entity';

/** The worked example of an entry model, with both sides added up. */
export function EntryExample() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const record = useRecordContext<RecordOf<typeof entryModels>>();
  const read = useRecordPart('entrymodel-cg', readEntryExample, record?.id);
  const lines = read.data ?? [];
  const side = (key: 'debit' | 'credit') => ({
    key,
    head: heading(translate(`term.${key}`)),
    numeric: true,
    cell: ({ [key]: amount }: ExampleLine) => (amount === null ? '' : <MoneyText value={amount} />),
  });
  return (
    <Card title={translate('entryModels.example')} flush read={read}>
      <DataTable
        caption={translate('entryModels.example')}
        columns={[
          { key: 'number', head: translate('term.account'), cell: ({ number }) => number },
          {
            key: 'account',
            head: translate('resources.accounting/accounts/gl.fields.account'),
            isName: true,
            cell: ({ account }) => translate(`ledgerAccounts.${account}`),
          },
          side('debit'),
          side('credit'),
        ]}
        rows={lines}
        keyOf={({ account, debit }) => `${account} ${debit === null ? 'credit' : 'debit'}`}
        sums={[
          {
            number: translate('common.total'),
            debit: <MoneyText value={sumMoney(lines.map(({ debit }) => debit ?? '0'))} />,
            credit: <MoneyText value={sumMoney(lines.map(({ credit }) => credit ?? '0'))} />,
          },
        ]}
      />
      <CardBody>
        <Note>{translate('entryModels.note')}</Note>
      </CardBody>
    </Card>
  );
}
