import { useRecordContext } from 'ra-core';

import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { compareMoney, formatMoney, subtractMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import type loanRequests from './loanRequest.entity';
import prices from '../price/price.entity';
import { Notice } from '../../../ui/Notice/Notice';
import { Link } from '../../../ui/Link/Link';

const OPEN: readonly unknown[] = ['draft', 'pending'];

/** Why an open request has no cap, or that it asks for more (docs/domain/lending.md 15.2: "not configured"). */
export function CapAlert() {
  const translate = useTranslate();
  const may = useMay();
  const record = useRecordContext<RecordOf<typeof loanRequests>>();
  if (!record || !OPEN.includes(record.state)) return null;
  const { cap, allowedPrice, requestedAmount } = record;
  const isOver = compareMoney(requestedAmount, cap) === 1;
  if (cap && !isOver) return null;
  const list = collectionPath('car-loan/prices', 'list');
  return (
    <Notice tone={isOver ? 'danger' : 'caution'} role="status">
      <b>
        {isOver
          ? translate('carLoans.over_cap', {
              amount: formatMoney(subtractMoney(requestedAmount, cap)),
            })
          : translate('carLoans.not_configured')}
      </b>{' '}
      {!isOver && translate(allowedPrice ? 'carLoans.percent_missing' : 'carLoans.price_missing')}{' '}
      {!isOver && !allowedPrice && list && may(prices.access.list) && (
        <Link to={list}>{translate('carLoans.to_prices')}</Link>
      )}
    </Notice>
  );
}
