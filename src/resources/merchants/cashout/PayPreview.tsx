import { useTranslate } from 'ra-core';
import { minus, plus } from '../../../domain/lending/amounts';
import type { CashOutFacts } from '../../../domain/merchants/cashOut';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { FieldFacts } from '../../../framework/FieldFacts';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Notice } from '../../../ui/Notice/Notice';
import entity from './merchantCashout.entity';

type CashOut = RecordOf<typeof entity> & { facts?: CashOutFacts };

/** The merchant's account, the lender's bank and its income before and after; whether the money leaves at once. */
export function PayPreview({ record }: { record: CashOut }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { amount, commission, netAmount, facts } = record;
  if (!facts) return null;
  const row = (account: string, before: string, after: string) => ({
    label: heading(translate(`ledgerAccounts.${account}`)),
    before: formatMoney(before),
    after: formatMoney(after),
  });
  return (
    <>
      <FieldFacts
        entity={entity}
        fields={['amount', 'commission', 'netAmount', 'bankCode', 'accountNumber']}
        record={record}
      />
      <DiffTable
        rows={[
          row('merchant', facts.left, minus(facts.left, amount)),
          row('bankPayouts', facts.bankLeft, minus(facts.bankLeft, netAmount)),
          row('merchantCommission', '0', plus(commission)),
        ]}
      />
      {facts.match === 'CLOSE' && (
        <Notice tone="warning">{translate('merchants.cashout.close')}</Notice>
      )}
      {facts.waits && <Notice tone="warning">{translate('merchants.cashout.waits')}</Notice>}
    </>
  );
}
