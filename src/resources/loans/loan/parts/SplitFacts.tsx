import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { SplitPart } from '../../../../domain/lending/claims';
import type { ReceiptSplit } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import { DataTable } from '../../../../ui/DataTable/DataTable';

interface Props {
  split: ReceiptSplit;
  /** The parts shown, in the order of the waterfall. */
  parts: readonly SplitPart[];
  title: string;
}

/** A sum by the parts of the waterfall, in its order. */
export function SplitFacts({ split, parts, title }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <DataTable
      inner
      captioned
      caption={heading(title)}
      columns={[
        {
          key: 'part',
          head: null,
          isName: true,
          cell: (part) => translate(`enums.ReceiptPart.${part}`),
        },
        {
          key: 'amount',
          head: null,
          numeric: true,
          cellProps: (part) => ({ title: split[part] }),
          cell: (part) => formatMoney(split[part]),
        },
      ]}
      rows={parts}
      keyOf={(part) => part}
    />
  );
}
