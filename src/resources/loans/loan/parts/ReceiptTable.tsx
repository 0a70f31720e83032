import { useTranslate } from 'ra-core';

import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatDateTime } from '../../../../domain/dates';
import type { SplitPart } from '../../../../domain/lending/claims';
import { compareMoney, formatMoney, sumMoney, toDecimal } from '../../../../domain/money';
import { heldParts } from '../loanFigures';
import type { Receipt } from '../api';
import { journalAnchor } from './journals';
import { Person } from '../../../../framework/parts/Person';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Hidden, NoWrap, Sub } from '../../../../ui/Text/Text';
import { Link } from '../../../../ui/Link/Link';
import { Button } from '../../../../ui/Button/Button';
import { cx } from '../../../../ui/cx';
import textStyles from '../../../../ui/Text/Text.module.css';
import tableStyles from '../../../../ui/DataTable/Table.module.css';
import styles from './ReceiptTable.module.css';

interface Props {
  receipts: readonly Receipt[];
  /** Address of the tab where the journals stand. */
  base: string;
  /** Moves a wrong receipt; nothing where the person may not. */
  onMove?: (receipt: Receipt) => void;
}

/** Receipts, each over the parts of the waterfall that any of them paid, with the sums of all. */
export function ReceiptTable({ receipts, base, onMove }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const parts = heldParts(receipts.map(({ split }) => split));
  const sum = (values: string[]) => sumMoney(values);
  return (
    <TableFrame tall label={translate('loanPage.receipts.title')}>
      <Table data-part="loan-table">
        <Hidden as="caption">{translate('loanPage.receipts.title')}</Hidden>
        <thead>
          <tr>
            <th scope="col">{translate('loanPage.receipts.date')}</th>
            <th scope="col" className={textStyles.num}>
              {heading(translate('loanPage.receipts.amount'))}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" className={cx(textStyles.num, tableStyles.long)}>
                {heading(translate(`enums.ReceiptPart.${part}`))}
              </th>
            ))}
            <th scope="col">{translate('loanPage.receipts.source')}</th>
            <th scope="col">{translate('loanPage.receipts.by')}</th>
            <th scope="col">{translate('loanPage.receipts.journal')}</th>
            {onMove && <th scope="col">{translate('action.move_receipt')}</th>}
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <ReceiptRow
              key={receipt.id}
              receipt={receipt}
              parts={parts}
              base={base}
              onMove={onMove}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('common.total')}</th>
            <td className={textStyles.num}>
              {formatMoney(sum(receipts.map(({ amount }) => amount)))}
            </td>
            {parts.map((part) => {
              const total = sum(receipts.map(({ split }) => split[part]));
              return (
                <td key={part} className={textStyles.num} title={total ?? undefined}>
                  {formatMoney(total)}
                </td>
              );
            })}
            <td colSpan={onMove ? 4 : 3} />
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}

interface RowProps {
  receipt: Receipt;
  parts: readonly SplitPart[];
  base: string;
  onMove: Props['onMove'];
}

function ReceiptRow({ receipt, parts, base, onMove }: RowProps) {
  const translate = useTranslate();
  const { date, bookedAt, amount, act, source, batchCode, by, journalId, split, released } =
    receipt;
  const hasReleased = compareMoney(released, 0) === 1;
  return (
    <tr>
      <NoWrap as="td" title={formatDateTime(bookedAt).text}>
        {date}
        <Sub>{translate(`action.${act}`)}</Sub>
      </NoWrap>
      <td className={textStyles.num}>
        <b title={amount}>{formatMoney(amount)}</b>
        <SplitBar receipt={receipt} parts={parts} />
      </td>
      {parts.map((part) => (
        <td key={part} className={textStyles.num} title={split[part]}>
          {compareMoney(split[part], 0) === 0 ? '—' : formatMoney(split[part])}
          {part === 'temporary' && hasReleased && (
            <Sub>
              {translate('loanPage.receipts.released')} {formatMoney(released)}
            </Sub>
          )}
        </td>
      ))}
      <td>
        {translate(`enums.PaymentSource.${source}`)}
        {batchCode && <Sub>{batchCode}</Sub>}
      </td>
      <td>
        <Person id={by} />
      </td>
      <td>
        <Link to={`${base}#${journalAnchor(journalId)}`}>{journalId}</Link>
      </td>
      {onMove && (
        <td>
          {act !== 'extend' && (
            <Button
              variant="text"
              size="small"
              aria-label={`${translate('action.move_receipt')}: ${date}`}
              onClick={() => onMove(receipt)}
            >
              {translate('loanPage.receipts.move')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** The split at a glance; the figures beside it say the same in words. */
function SplitBar({ receipt: { split }, parts }: Pick<RowProps, 'receipt' | 'parts'>) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map((part) => (
        <i
          key={part}
          data-part={part}
          style={{ flexGrow: toDecimal(split[part])?.toNumber() ?? 0 }}
        />
      ))}
    </span>
  );
}
