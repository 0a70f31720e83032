import { useTranslate } from '../../../../i18n/useTranslate';
import { isPositive } from '../../../../domain/lending/amounts';
import { formatMoney } from '../../../../domain/money';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { Notice } from '../../../../ui/Notice/Notice';
import type { ContractRecord } from '../ContractRecord';

/** What a renewal does to the present contract (docs/domain/contracts.md 6.1, 6.2). */
export function RenewNote() {
  const translate = useTranslate();
  return <Notice>{translate('contracts.renewal.note')}</Notice>;
}

/** What a renewal does to a contract and its loans, and the bounds of its limit (docs/domain/contracts.md 6.2, 6.3). */
export function RenewPreview({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  return (
    <>
      <Notice>
        {translate('contracts.renewal.note')} {translate('contracts.renewal.loans')}
      </Notice>
      <LimitBounds record={record} />
    </>
  );
}

/** The most that a contract may lend by scoring, and what it has to cover: the bounds of the limit that is typed above. */
export function LimitBounds({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { limitMin = '0.00', limitMax } = record.facts ?? {};
  return (
    <>
      {limitMax !== undefined && (
        <p>
          {heading(translate('contracts.renewal.limit_max'))}: <b>{formatMoney(limitMax)}</b>
        </p>
      )}
      {isPositive(limitMin) && (
        <p>
          {heading(translate('contracts.renewal.limit_min'))}: <b>{formatMoney(limitMin)}</b>
        </p>
      )}
    </>
  );
}
