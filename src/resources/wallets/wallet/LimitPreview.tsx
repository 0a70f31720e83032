import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { compareMoney, formatMoney } from '../../../domain/money';
import { checkDaily } from '../../../domain/wallets/limits';
import type { RecordOf } from '../../../entity/entity';
import { useFieldHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Notice } from '../../../ui/Notice/Notice';
import entity from './wallet.entity';

const LIMITS = ['transactionLimit', 'dailyTransactionLimit', 'amountLimit'] as const;

/** The limits before and after, and what of today's use or of the balance would be beyond them. */
export function LimitPreview({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const typed = useWatch<Partial<Record<(typeof LIMITS)[number], string>>>();
  const { dailyTransactionAmount: used, balance } = record;
  return (
    <>
      <DiffTable
        rows={LIMITS.map((field) => ({
          label: heading(field),
          before: formatMoney(record[field]),
          after: formatMoney(typed[field]),
        }))}
      />
      {!checkDaily(used, typed.dailyTransactionLimit).ok && (
        <Notice tone="caution">
          {translate('wallets.wallet.used_beyond', { amount: formatMoney(used) })}
        </Notice>
      )}
      {compareMoney(balance, typed.amountLimit) === 1 && (
        <Notice tone="caution">
          {translate('wallets.wallet.balance_beyond', { amount: formatMoney(balance) })}
        </Notice>
      )}
    </>
  );
}
