import { useTranslate } from '../../../i18n/useTranslate';
import type { MessageKey } from '../../../i18n/Catalogue';
import { FeeKind } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { vatOf } from '../../../domain/eReceipts/vat';
import { formatMoney } from '../../../domain/money';
import { RECEIPT } from '../../../domain/settings';
import { kindViews } from '../../../fields/views';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Muted } from '../../../ui/Text/Text';
import type { OpenFee } from './api';
import entity from './receipt.entity';

/** A chosen fee as it is sent; amount and tax are the gateway's. */
export interface ChosenFee {
  journalId: string;
  isTaxable: boolean;
}

interface Props {
  caption: string;
  fees: readonly OpenFee[];
  chosenOf: (fee: OpenFee) => ChosenFee | undefined;
  /** Why a fee cannot be chosen now. */
  blockOf: (fee: OpenFee) => MessageKey | undefined;
  onChoose: (journalId: string, isOn: boolean) => void;
  onTax: (journalId: string, isTaxable: boolean) => void;
}

/** Fees without a receipt, each to be chosen with its tax flag. */
export function FeeTable({ caption, fees, chosenOf, blockOf, onChoose, onTax }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const Person = kindViews.reference.Cell;
  return (
    <DataTable
      tall
      caption={caption}
      rows={fees}
      keyOf={({ journalId }) => journalId}
      columns={[
        {
          key: 'choose',
          head: translate('eReceipts.choose'),
          cell: (fee) => {
            const own = chosenOf(fee);
            const block = own ? undefined : blockOf(fee);
            return (
              <>
                <input
                  type="checkbox"
                  aria-label={`${translate('eReceipts.choose')}: ${fee.journalId}`}
                  title={block && translate(block, { max: RECEIPT.linesMax })}
                  checked={own !== undefined}
                  disabled={block !== undefined}
                  onChange={(event) => onChoose(fee.journalId, event.target.checked)}
                />{' '}
                {!fee.isPaid && <Chip tone="caution">{translate('eReceipts.fee_unpaid')}</Chip>}
              </>
            );
          },
        },
        {
          key: 'date',
          head: translate('resources.ebarimt.fields.feeDate'),
          cell: ({ date }) => date,
        },
        {
          key: 'kind',
          head: translate('resources.common.fields.kind'),
          // The loan and the journal stand below what they are of: the tax at the end of the row is what is decided.
          cell: ({ kind, loanCode, journalId }) => (
            <>
              <div>{translate(labelKeyOf(FeeKind, kind))}</div>
              <Muted>{[loanCode, journalId].filter(Boolean).join(' · ')}</Muted>
            </>
          ),
        },
        {
          key: 'customer',
          head: translate('resources.common.fields.customerId'),
          cell: (fee) => (
            <Person
              field={entity.fields.customerId}
              value={fee.customerId}
              record={{ ...fee }}
              resource={entity.name}
              place="cell"
            />
          ),
        },
        {
          key: 'amount',
          head: heading(translate('resources.common.fields.amount')),
          numeric: true,
          cell: ({ amount }) => formatMoney(amount),
        },
        {
          key: 'isTaxable',
          head: translate('resources.ebarimt.fields.isTaxable'),
          cell: (fee) => (
            <input
              type="checkbox"
              aria-label={`${translate('resources.ebarimt.fields.isTaxable')}: ${fee.journalId}`}
              checked={chosenOf(fee)?.isTaxable ?? false}
              disabled={!chosenOf(fee)}
              onChange={(event) => onTax(fee.journalId, event.target.checked)}
            />
          ),
        },
        {
          key: 'vat',
          decides: true,
          head: heading(translate('resources.ebarimt.fields.vat')),
          numeric: true,
          cell: (fee) => {
            const own = chosenOf(fee);
            return own ? formatMoney(vatOf({ ...fee, isTaxable: own.isTaxable })) : '—';
          },
        },
      ]}
    />
  );
}
