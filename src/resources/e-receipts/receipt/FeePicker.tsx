import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import { FeeKind } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { receiptSums, vatOf } from '../../../domain/eReceipts/vat';
import { formatMoney } from '../../../domain/money';
import { RECEIPT } from '../../../domain/settings';
import { kindViews } from '../../../fields/views';
import { errorText } from '../../../fields/shared/errorText';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Facts } from '../../../ui/Facts/Facts';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Note, Problem } from '../../../ui/Text/Text';
import { type OpenFee, readOpenFees } from './api';
import entity from './receipt.entity';
import styles from './ReceiptParts.module.css';

/** A chosen fee as it is sent; amount and tax are the gateway's. */
interface Chosen {
  journalId: string;
  isTaxable: boolean;
}

/** Why a fee cannot be chosen now: a message key. */
function blockOf(fee: OpenFee, first: OpenFee | undefined, count: number): MessageKey | undefined {
  if (!fee.isPaid) return 'eReceipts.fee_unpaid';
  if (first && (first.customerId !== fee.customerId || first.date !== fee.date))
    return 'eReceipts.one_customer';
  return count >= RECEIPT.linesMax ? 'eReceipts.too_many' : undefined;
}

/** Paid fees without a receipt, chosen with their tax flag; the sums below are those that the tax service will get. */
export function FeePicker() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const search = useId();
  const [code, setCode] = useState('');
  const [loanCode, setLoanCode] = useState('');
  const { field, fieldState } = useController({ name: 'lines' });
  const chosen = (field.value ?? []) as Chosen[];
  const from = addDays(today(), -RECEIPT.openDays);
  const read = useQuery<OpenFee[], ReadFailure>({
    queryKey: ['ebarimt', 'fees', from, loanCode],
    queryFn: ({ signal }) =>
      dataProvider.call(readOpenFees, {
        query: { from, ...(loanCode ? { loanCode } : {}) },
        signal,
      }),
    retry: false,
  });
  const fees = read.data ?? [];
  const lines = chosen.flatMap(({ journalId, isTaxable }) => {
    const fee = fees.find((one) => one.journalId === journalId);
    return fee ? [{ ...fee, isTaxable }] : [];
  });
  const Person = kindViews.reference.Cell;
  const error = errorText(fieldState.error, translate);
  const sums = receiptSums(lines);
  const title = translate('eReceipts.fees');
  const chosenOf = (fee: OpenFee) => chosen.find(({ journalId }) => journalId === fee.journalId);
  const choose = (journalId: string, isOn: boolean) =>
    field.onChange(
      isOn
        ? [...chosen, { journalId, isTaxable: false }]
        : chosen.filter((one) => one.journalId !== journalId),
    );
  const tax = (journalId: string, isTaxable: boolean) =>
    field.onChange(
      chosen.map((one) => (one.journalId === journalId ? { journalId, isTaxable } : one)),
    );
  return (
    <>
      <Card
        flush
        title={title}
        read={read}
        empty={{ when: read.data?.length === 0, title: translate('eReceipts.nothing_open') }}
        aside={
          <div className={styles.asked}>
            <FieldLabel htmlFor={search}>
              {translate('resources.common.fields.loanCode')}
            </FieldLabel>
            <Input
              id={search}
              value={code}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.code !== 'Enter') return;
                event.preventDefault();
                setLoanCode(code.trim());
              }}
            />
            <Button size="small" onClick={() => setLoanCode(code.trim())}>
              {translate('action.search')}
            </Button>
          </div>
        }
      >
        <DataTable
          tall
          caption={title}
          rows={fees}
          keyOf={({ journalId }) => journalId}
          columns={[
            {
              key: 'choose',
              head: translate('eReceipts.choose'),
              cell: (fee) => {
                const own = chosenOf(fee);
                const block = own ? undefined : blockOf(fee, lines.at(0), chosen.length);
                return (
                  <>
                    <input
                      type="checkbox"
                      aria-label={`${translate('eReceipts.choose')}: ${fee.journalId}`}
                      title={block && translate(block, { max: RECEIPT.linesMax })}
                      checked={own !== undefined}
                      disabled={block !== undefined}
                      onChange={(event) => choose(fee.journalId, event.target.checked)}
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
              cell: ({ kind }) => translate(labelKeyOf(FeeKind, kind)),
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
              key: 'loanCode',
              head: translate('resources.common.fields.loanCode'),
              cell: (fee) => fee.loanCode ?? '—',
            },
            {
              key: 'journal',
              head: translate('resources.common.fields.journalId'),
              cell: ({ journalId }) => journalId,
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
                  onChange={(event) => tax(fee.journalId, event.target.checked)}
                />
              ),
            },
            {
              key: 'vat',
              head: heading(translate('resources.ebarimt.fields.vat')),
              numeric: true,
              cell: (fee) => {
                const own = chosenOf(fee);
                return own ? formatMoney(vatOf({ ...fee, isTaxable: own.isTaxable })) : '—';
              },
            },
          ]}
        />
      </Card>
      {error && <Problem role="alert">{error}</Problem>}
      <Card title={translate('eReceipts.sums')}>
        <Facts
          sums
          facts={[
            [heading(translate('resources.ebarimt.fields.total')), formatMoney(sums.total)],
            [heading(translate('resources.ebarimt.fields.taxable')), formatMoney(sums.taxable)],
            [heading(translate('resources.ebarimt.fields.vat')), formatMoney(sums.vat)],
          ]}
        />
        <Note>{translate('eReceipts.sent_at_once')}</Note>
      </Card>
    </>
  );
}
