import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../crud/parts/Card';
import { Facts } from '../../../crud/parts/Facts';
import type { CollateralFact } from './api';
import '../loans.css';

/** What secures the loan. */
export function CollateralCard({ collateral }: { collateral: readonly CollateralFact[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <Card title={heading(translate('evidence.collateral'))}>
      {collateral.length === 0 ? (
        <p className="u-muted loan-none">{translate('evidence.no_collateral')}</p>
      ) : (
        <Facts
          sums
          facts={collateral.map(({ kind, number, value }) => [
            `${translate(`enums.CollateralKind.${kind}`)} ${number}`,
            formatMoney(value),
          ])}
        />
      )}
    </Card>
  );
}
