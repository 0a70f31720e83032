import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatDateTime } from '../../../../domain/dates';
import type { SplitPart } from '../../../../domain/lending/claims';
import { compareMoney, formatMoney, sumMoney, toDecimal } from '../../../../domain/money';
import { heldParts } from '../loanFigures';
import type { Receipt } from '../api';
import { journalAnchor } from './journals';
import { doneText } from '../../../../framework/record/actionLabel';
import { Person } from '../../../../framework/parts/Person';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Sub } from '../../../../ui/Text/Text';
import { Link } from '../../../../ui/Link/Link';
import { Button } from '../../../../ui/Button/Button';
import styles from './ReceiptTable.module.css';
import type { Tone } from '../../../../domain/tone';

interface Props {
  receipts: readonly Receipt[];
  /** Address of the tab with the journals. */
  base: string;
  /** Moves a wrong receipt; nothing where the person may not. */
  onMove?: (receipt: Receipt) => void;
}

/** Receipts, each over the parts of the waterfall that any of them paid, with the sums of all. */
export function ReceiptTable({ receipts, base, onMove }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const parts = heldParts(receipts.map(({ split }) => split));
  const text = (key: KeyBelow<'loanPage.receipts'>) => translate(`loanPage.receipts.${key}`);
  return (
    <DataTable
      tall
      data-part="loan-table"
      caption={text('title')}
      columns={[
        {
          key: 'date',
          head: text('date'),
          cellProps: ({ bookedAt }) => ({ title: formatDateTime(bookedAt).text }),
          cell: ({ date, action }) => (
            <>
              {date}
              <Sub>{doneText(translate, 'loans', action)}</Sub>
            </>
          ),
        },
        {
          key: 'amount',
          head: heading(text('amount')),
          numeric: true,
          cell: (receipt) => (
            <>
              <b title={receipt.amount}>{formatMoney(receipt.amount)}</b>
              <SplitBar receipt={receipt} parts={parts} />
            </>
          ),
        },
        ...parts.map((part) => ({
          key: part,
          head: heading(translate(`enums.ReceiptPart.${part}`)),
          numeric: true,
          long: 'head' as const,
          cellProps: ({ split }: Receipt) => ({ title: split[part] }),
          cell: ({ split, released }: Receipt) => (
            <>
              {compareMoney(split[part], 0) === 0 ? '—' : formatMoney(split[part])}
              {part === 'temporary' && compareMoney(released, 0) === 1 && (
                <Sub>
                  {text('released')} {formatMoney(released)}
                </Sub>
              )}
            </>
          ),
        })),
        {
          key: 'source',
          head: text('source'),
          cell: ({ source, batchCode }) => (
            <>
              {translate(`enums.PaymentSource.${source}`)}
              {batchCode && <Sub>{batchCode}</Sub>}
            </>
          ),
        },
        { key: 'by', head: text('by'), cell: ({ by }) => <Person id={by} /> },
        {
          key: 'journal',
          head: text('journal'),
          cell: ({ journalId }) => (
            <Link to={`${base}#${journalAnchor(journalId)}`}>{journalId}</Link>
          ),
        },
        ...(onMove
          ? [
              {
                key: 'move',
                head: translate('action.move_receipt'),
                cell: (receipt: Receipt) =>
                  receipt.action !== 'extend' && (
                    <Button
                      variant="text"
                      size="small"
                      aria-label={`${translate('action.move_receipt')}: ${receipt.date}`}
                      onClick={() => onMove(receipt)}
                    >
                      {text('move')}
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
      rows={receipts}
      keyOf={({ id }) => id}
      sums={[
        {
          date: translate('common.total'),
          amount: formatMoney(sumMoney(receipts.map(({ amount }) => amount))),
          ...Object.fromEntries(
            parts.map((part) => [
              part,
              formatMoney(sumMoney(receipts.map(({ split }) => split[part]))),
            ]),
          ),
        },
      ]}
    />
  );
}

/** Colours of the parts in the bar. */
const TONES: Partial<Record<SplitPart, Tone>> = {
  courtCosts: 'pending',
  fees: 'pending',
  additionalInterest: 'danger',
  overdueInterest: 'warning',
  overduePrincipal: 'caution',
  currentInterest: 'info',
  currentPrincipal: 'success',
  advancePrincipal: 'success',
};

/** The split at a glance; the figures beside it say the same in words. */
function SplitBar({
  receipt: { split },
  parts,
}: {
  receipt: Receipt;
  parts: readonly SplitPart[];
}) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map((part) => (
        <i
          key={part}
          data-part={part}
          data-tone={TONES[part] ?? 'neutral'}
          style={{ flexGrow: toDecimal(split[part])?.toNumber() ?? 0 }}
        />
      ))}
    </span>
  );
}
