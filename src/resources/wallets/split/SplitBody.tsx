import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { SplitPaidType } from '../../../domain/enums/wallets';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatMoney, formatPercent, sumMoney } from '../../../domain/money';
import { checkPercent, checkShares, paidBy } from '../../../domain/wallets/split';
import { rowFieldsOf } from '../../../entity/Field';
import { kindViews } from '../../../fields/views';
import { FieldFacts } from '../../../framework/FieldFacts';
import { Card } from '../../../framework/parts/Card';
import { useFieldHeading, useMoneyHeading } from '../../../framework/useLabels';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Facts } from '../../../ui/Facts/Facts';
import { Stack } from '../../../ui/Stack/Stack';
import { DateTimeText } from '../../../ui/Text/DateText';
import { CheckRow } from '../CheckRow';
import { JournalLink } from '../JournalLink';
import entity from './split.entity';
import { figuresOf, type SplitRecord } from './splitFigures';

type Member = SplitRecord['groupUsers'][number];

const ABOUT = ['customerId', 'groupDetail', 'createdAt'] as const;

/** What came in and how, with R16; every member's share; who made it for what. */
export function SplitBody() {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const money = useMoneyHeading();
  const split = useRecordContext<SplitRecord>();
  if (!split) return null;
  const figures = figuresOf(split);
  const percent = checkPercent(figures);
  return (
    <>
      <Card title={translate('wallets.split.money')}>
        <Stack gap={12}>
          <Facts
            sums
            facts={[
              [heading('totalAmount'), formatMoney(split.totalAmount)],
              ...SplitPaidType.values.map(
                (type) =>
                  [
                    money(translate(labelKeyOf(SplitPaidType, type))),
                    formatMoney(paidBy(figures.shares, type)),
                  ] as const,
              ),
            ]}
          />
          <CheckRow label={translate('wallets.split.r16')} check={checkShares(figures)} />
          {percent && <CheckRow label={translate('wallets.split.r16_percent')} check={percent} />}
        </Stack>
      </Card>
      <Members split={split} />
      <Card title={translate('wallets.split.about')}>
        <FieldFacts entity={entity} fields={ABOUT} record={split} />
      </Card>
    </>
  );
}

/** Every member: the share, in percent where it was divided so, how it was paid, when, by which journal. */
function Members({ split }: { split: SplitRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { customerId: field } = rowFieldsOf(entity.fields.groupUsers) ?? {};
  const Person = kindViews.reference.Cell;
  const text = (key: KeyBelow<'wallets.split'>) => translate(`wallets.split.${key}`);
  const percent: Column<Member> = {
    key: 'percent',
    head: text('percent'),
    numeric: true,
    cell: (member) => formatPercent(member.percent),
  };
  const columns: Column<Member>[] = [
    {
      key: 'who',
      head: text('who'),
      isName: true,
      cell: (member) => (
        <Person
          field={field}
          value={member.customerId}
          record={member}
          resource={entity.name}
          place="cell"
        />
      ),
    },
    {
      key: 'paid',
      head: text('paid_type'),
      cell: ({ paidType }) => <EnumChip of={SplitPaidType} value={paidType} />,
    },
    { key: 'at', head: text('paid_at'), cell: ({ paidAt }) => <DateTimeText value={paidAt} /> },
    {
      key: 'journal',
      head: text('journal'),
      cell: ({ journalNumber }) => <JournalLink number={journalNumber} />,
    },
    ...(split.splitType === 'PERCENT' ? [percent] : []),
    {
      key: 'amount',
      head: heading(text('amount')),
      numeric: true,
      cell: ({ amount }) => formatMoney(amount),
    },
  ];
  return (
    <Card title={text('members')} flush>
      <DataTable
        caption={text('members')}
        rows={split.groupUsers}
        keyOf={(_, at) => at}
        columns={columns}
        sums={[
          {
            who: text('total'),
            amount: formatMoney(sumMoney(split.groupUsers.map(({ amount }) => amount))),
          },
        ]}
      />
    </Card>
  );
}
