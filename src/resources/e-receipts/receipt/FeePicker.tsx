import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { receiptSums } from '../../../domain/eReceipts/vat';
import { formatMoney } from '../../../domain/money';
import { RECEIPT } from '../../../domain/settings';
import { errorText } from '../../../fields/shared/errorText';
import { Card } from '../../../framework/parts/Card';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { Facts } from '../../../ui/Facts/Facts';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Note, Problem } from '../../../ui/Text/Text';
import type { OpenFee } from './api';
import { type ChosenFee, FeeTable } from './FeeTable';
import styles from './ReceiptParts.module.css';
import { useOpenFees } from './useOpenFees';

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
  const search = useId();
  const [code, setCode] = useState('');
  const [loanCode, setLoanCode] = useState('');
  const { field, fieldState } = useController({ name: 'lines' });
  const chosen = (field.value ?? []) as ChosenFee[];
  const read = useOpenFees(loanCode);
  const fees = read.data ?? [];
  const lines = chosen.flatMap(({ journalId, isTaxable }) => {
    const fee = fees.find((one) => one.journalId === journalId);
    return fee ? [{ ...fee, isTaxable }] : [];
  });
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
        <FeeTable
          caption={title}
          fees={fees}
          chosenOf={chosenOf}
          blockOf={(fee) => blockOf(fee, lines.at(0), chosen.length)}
          onChoose={choose}
          onTax={tax}
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
