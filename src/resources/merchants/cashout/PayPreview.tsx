import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
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

/** What is held of the merchant, the lender's bank and its income before and after; whether the money leaves at once. */
export function PayPreview({ record }: { record: CashOut }) {
  const translate = useTranslate();
  const row = useAccountRow();
  const { amount, commission, netAmount, facts } = record;
  if (!facts) return null;
  return (
    <>
      <FieldFacts
        entity={entity}
        fields={['amount', 'commission', 'netAmount', 'bankCode', 'accountNumber']}
        record={record}
      />
      <DiffTable
        rows={[
          row('merchantHeld', facts.held, minus(facts.held, amount)),
          row('bankPayouts', facts.payOut.bankLeft, minus(facts.payOut.bankLeft, netAmount)),
          row('merchantCommission', '0', plus(commission)),
        ]}
      />
      {facts.payOut.account?.match === 'CLOSE' && (
        <Notice tone="warning">{translate('merchants.cashout.close')}</Notice>
      )}
      {facts.waits && <Notice tone="warning">{translate('merchants.cashout.waits')}</Notice>}
    </>
  );
}

/** What is held goes back to the merchant's account. */
export function FailPreview({ record: { amount, facts } }: { record: CashOut }) {
  const translate = useTranslate();
  const row = useAccountRow();
  if (!facts) return null;
  return (
    <>
      <DiffTable
        rows={[
          row('merchantHeld', facts.held, minus(facts.held, amount)),
          row('merchant', facts.left, plus(facts.left, amount)),
        ]}
      />
      <p>{translate('merchants.cashout.released')}</p>
    </>
  );
}

/** An account of the ledger before and after. */
function useAccountRow() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (account: KeyBelow<'ledgerAccounts'>, before: string, after: string) => ({
    label: heading(translate(`ledgerAccounts.${account}`)),
    before: formatMoney(before),
    after: formatMoney(after),
  });
}
