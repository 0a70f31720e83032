import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { excess, plus } from '../../../../domain/lending/amounts';
import type { SplitPart } from '../../../../domain/lending/claims';
import type { ReceiptSplit } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import { heldParts } from '../loanFigures';
import { Table } from '../../../../ui/DataTable/Table';
import textStyles from '../../../../ui/Text/Text.module.css';

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
  const parts = heldParts([owed, split]);
  return (
    <Table inner>
      <caption>{translate('loanActs.waterfall.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('loanActs.waterfall.part')}</th>
          {(['owed', 'paid', 'rest'] as const).map((column) => (
            <th key={column} scope="col" className={textStyles.num}>
              {heading(translate(`loanActs.waterfall.${column}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <PartRow key={part} part={part} owed={owed[part]} paid={split[part]} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('common.total')}</th>
          <td className={textStyles.num}>{formatMoney(plus(...Object.values(owed)))}</td>
          <td className={textStyles.num}>{formatMoney(plus(...Object.values(split)))}</td>
          <td className={textStyles.num} />
        </tr>
      </tfoot>
    </Table>
  );
}

function PartRow({ part, owed, paid }: { part: SplitPart; owed: string; paid: string }) {
  const translate = useTranslate();
  const isTemporary = part === 'temporary';
  return (
    <tr data-part={part}>
      <th scope="row">{translate(`enums.ReceiptPart.${part}`)}</th>
      <td className={textStyles.num}>{isTemporary ? '—' : formatMoney(owed)}</td>
      <td className={textStyles.num}>{formatMoney(paid)}</td>
      <td className={textStyles.num}>{isTemporary ? '—' : formatMoney(excess(owed, paid))}</td>
    </tr>
  );
}
