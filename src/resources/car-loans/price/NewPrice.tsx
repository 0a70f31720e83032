import { useTranslate } from 'ra-core';

import { useMay } from '../../../framework/useMay';
import prices from './price.entity';
import { Button } from '../../../ui/Button/Button';

/** The button to a new price, for users who may set one. */
export function NewPrice() {
  const translate = useTranslate();
  const may = useMay();
  if (!may(prices.access.create)) return null;
  return (
    <Button variant="primary" to="/car-loan/prices/new">
      {'+ '}
      {translate('menu.car_loan.price_create')}
    </Button>
  );
}
