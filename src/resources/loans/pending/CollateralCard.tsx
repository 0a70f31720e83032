import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/money';
import { Card } from '../parts/Card';
import { Facts } from '../parts/Facts';
import type { CollateralFact } from './wire';

/** What secures the loan. */
export function CollateralCard({ collateral }: { collateral: readonly CollateralFact[] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('evidence.collateral')}>
      {collateral.length === 0 ? (
        <p className="u-muted">{translate('evidence.no_collateral')}</p>
      ) : (
        <Facts
          facts={collateral.map(({ kind, number, value }) => [
            `${translate(`enums.CollateralKind.${kind}`)} ${number}`,
            formatMoney(value),
          ])}
        />
      )}
    </Card>
  );
}
