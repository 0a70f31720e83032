import { useTranslate } from '../../../i18n/useTranslate';
import { compareMoney, formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { Chip } from '../../../ui/Chip/Chip';
import type entity from './saving.entity';

/** Whether the deposit account holds what the terms of the savings say (docs/domain/customers.md 9.4). */
export function DepositCheck({ saving }: { saving: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const { balance, expectedBalance } = saving;
  const agrees = compareMoney(expectedBalance, balance) === 0;
  return (
    <Chip tone={agrees ? 'success' : 'critical'}>
      {translate(agrees ? 'people.savings.agrees' : 'people.savings.differs', {
        own: formatMoney(expectedBalance),
        ledger: formatMoney(balance),
      })}
    </Chip>
  );
}
