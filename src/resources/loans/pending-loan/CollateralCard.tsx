import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Muted } from '../../../ui/Text/Text';
import type { CollateralFact } from '../pending/api';

/** What secures the loan. */
export function CollateralCard({ collateral }: { collateral: readonly CollateralFact[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <Card title={heading(translate('evidence.collateral'))}>
      {collateral.length === 0 ? (
        <Muted as="p">{translate('evidence.no_collateral')}</Muted>
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
