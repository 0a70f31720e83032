import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { CreditRegistryClassification } from '../../../domain/enums/credit-registry';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney, sumMoney } from '../../../domain/money';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import type { RegistryLoan } from './api';
import { Strip } from '../../../ui/Stack/Stack';

const open = ({ loanState }: RegistryLoan) => loanState !== 'FINISHED';
const totalOf = (loans: readonly RegistryLoan[]) =>
  formatMoney(sumMoney(loans.map(({ balance }) => balance)));

/** What a person owes by the registry: by class, own and guaranteed; finished loans are no debt. */
export function LoanTotals({ loans }: { loans: readonly RegistryLoan[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const own = loans.filter(({ customerRole }) => customerRole === 'BORROWER');
  const guaranteed = loans.filter(({ customerRole }) => customerRole === 'GUARANTOR');
  const worst = CreditRegistryClassification.values.findLast(
    (value) =>
      value !== 'UNKNOWN' && loans.some((loan) => open(loan) && loan.classification === value),
  );
  return (
    <Strip>
      <dl>
        <Pair label={heading(translate('creditRegistry.checks.total'))} value={totalOf(own)} />
        {guaranteed.length > 0 && (
          <Pair
            label={heading(translate('creditRegistry.checks.guaranteed'))}
            value={totalOf(guaranteed)}
          />
        )}
        <div>
          <dt>{translate('creditRegistry.checks.worst')}</dt>
          <dd>
            <EnumChip of={CreditRegistryClassification} value={worst} />
          </dd>
        </div>
        {CreditRegistryClassification.values.map((value) => {
          const here = loans.filter((loan) => open(loan) && loan.classification === value);
          return here.length === 0 ? null : (
            <Pair
              key={value}
              label={heading(translate(`enums.CreditRegistryClassification.${value}`))}
              value={`${formatCount(here.length)} · ${totalOf(here)}`}
            />
          );
        })}
      </dl>
    </Strip>
  );
}

const Pair = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
