import { useTranslate } from '../../../../i18n/useTranslate';
import { formatMoney } from '../../../../domain/money';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { Notice } from '../../../../ui/Notice/Notice';
import type { ContractRecord } from '../ContractRecord';

/** What a renewal does to the present contract (docs/domain/contracts.md 6.1, 6.2). */
export function RenewNote() {
  const translate = useTranslate();
  return <Notice>{translate('contracts.renewal.note')}</Notice>;
}

/** What a renewal does to a contract and its loans, and the highest limit (docs/domain/contracts.md 6.2, 6.3). */
export function RenewPreview({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  return (
    <>
      <Notice>
        {translate('contracts.renewal.note')} {translate('contracts.renewal.loans')}
      </Notice>
      <HighestLimit record={record} />
    </>
  );
}

/** The most that a contract may lend by scoring: the bound of the limit that is typed above. */
export function HighestLimit({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { limitMax } = record.facts ?? {};
  if (limitMax === undefined) return null;
  return (
    <p>
      {heading(translate('contracts.renewal.limit_max'))}: <b>{formatMoney(limitMax)}</b>
    </p>
  );
}
