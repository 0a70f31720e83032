import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMay } from '../../crud/useMay';
import prices from './prices';

/** The way to a new price, for whoever may set one. */
export function NewPrice() {
  const translate = useTranslate();
  const may = useMay();
  if (!may(prices.access.create)) return null;
  return (
    <Link className="u-button" data-main to="/car-loan/prices/new">
      {'+ '}
      {translate('menu.car_loan.price_create')}
    </Link>
  );
}
