import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { excess, plus } from '../../../../domain/lending/amounts';
import type { ReceiptSplit } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import { heldParts } from '../loanFigures';
import { DataTable } from '../../../../ui/DataTable/DataTable';

interface Props {
  /** What is owed by parts before the money comes. */
  owed: ReceiptSplit;
  /** How the money falls. */
  split: ReceiptSplit;
}

/** The waterfall of a receipt: what each part asks for, what it gets, and what stays (docs/domain/lending.md 8.1). */
export function Waterfall({ owed, split }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'loanActions.waterfall'>) =>
    translate(`loanActions.waterfall.${key}`);
  return (
    <DataTable
      inner
      captioned
      caption={text('title')}
      columns={[
        {
          key: 'part',
          head: text('part'),
          isName: true,
          cell: (part) => translate(`enums.ReceiptPart.${part}`),
        },
        {
          key: 'owed',
          head: heading(text('owed')),
          numeric: true,
          cell: (part) => (part === 'temporary' ? '—' : formatMoney(owed[part])),
        },
        {
          key: 'paid',
          head: heading(text('paid')),
          numeric: true,
          cell: (part) => formatMoney(split[part]),
        },
        {
          key: 'rest',
          head: heading(text('rest')),
          numeric: true,
          cell: (part) =>
            part === 'temporary' ? '—' : formatMoney(excess(owed[part], split[part])),
        },
      ]}
      rows={heldParts([owed, split])}
      keyOf={(part) => part}
      rowProps={(part) => ({ 'data-part': part })}
      sums={[
        {
          part: translate('common.total'),
          owed: formatMoney(plus(...Object.values(owed))),
          paid: formatMoney(plus(...Object.values(split))),
        },
      ]}
    />
  );
}
