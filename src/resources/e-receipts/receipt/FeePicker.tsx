import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import { FeeKind } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { receiptSums, vatOf } from '../../../domain/eReceipts/vat';
import { formatMoney } from '../../../domain/money';
import { RECEIPT } from '../../../domain/settings';
import { errorText } from '../../../fields/shared/errorText';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { Chip } from '../../../ui/Chip/Chip';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Facts } from '../../../ui/Facts/Facts';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Note, Problem } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import { type OpenFee, readOpenFees } from './api';
import styles from './ReceiptParts.module.css';

/** A chosen fee as it is sent; amount and tax are the gateway's. */
interface Chosen {
  journalId: string;
  isTaxable: boolean;
}

/** Why a fee cannot be chosen now: a message key. */
function blockOf(fee: OpenFee, first: OpenFee | undefined, count: number): string | undefined {
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
  const error = errorText(fieldState.error, translate);
  const sums = receiptSums(lines);
  const title = translate('eReceipts.fees');
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
        <TableFrame label={title} tall>
          <Table caption={title}>
            <thead>
              <tr>
                <th scope="col">{translate('eReceipts.choose')}</th>
                <th scope="col">{translate('resources.ebarimt.fields.feeDate')}</th>
                <th scope="col">{translate('resources.common.fields.kind')}</th>
                <th scope="col">{translate('resources.common.fields.loanCode')}</th>
                <th scope="col">{translate('resources.ebarimt.fields.journalId')}</th>
                <th scope="col" className={textStyles.num}>
                  {heading(translate('resources.common.fields.amount'))}
                </th>
                <th scope="col">{translate('resources.ebarimt.fields.isTaxable')}</th>
                <th scope="col" className={textStyles.num}>
                  {heading(translate('resources.ebarimt.fields.vat'))}
                </th>
              </tr>
            </thead>
            <tbody>
              {fees.map((fee) => {
                const own = chosen.find(({ journalId }) => journalId === fee.journalId);
                const block = own ? undefined : blockOf(fee, lines.at(0), chosen.length);
                return (
                  <tr key={fee.journalId}>
                    <td>
                      <input
                        type="checkbox"
                        aria-label={`${translate('eReceipts.choose')}: ${fee.journalId}`}
                        title={block && translate(block, { max: RECEIPT.linesMax })}
                        checked={own !== undefined}
                        disabled={block !== undefined}
                        onChange={(event) => choose(fee.journalId, event.target.checked)}
                      />{' '}
                      {!fee.isPaid && (
                        <Chip tone="caution">{translate('eReceipts.fee_unpaid')}</Chip>
                      )}
                    </td>
                    <td>{fee.date}</td>
                    <td>{translate(labelKeyOf(FeeKind, fee.kind))}</td>
                    <td>{fee.loanCode ?? '—'}</td>
                    <td>{fee.journalId}</td>
                    <td className={textStyles.num}>{formatMoney(fee.amount)}</td>
                    <td>
                      <input
                        type="checkbox"
                        aria-label={`${translate('resources.ebarimt.fields.isTaxable')}: ${fee.journalId}`}
                        checked={own?.isTaxable ?? false}
                        disabled={!own}
                        onChange={(event) => tax(fee.journalId, event.target.checked)}
                      />
                    </td>
                    <td className={textStyles.num}>
                      {own ? formatMoney(vatOf({ ...fee, isTaxable: own.isTaxable })) : '—'}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </TableFrame>
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
