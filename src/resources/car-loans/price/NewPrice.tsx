import { useTranslate } from '../../../i18n/useTranslate';
import { WriteButton } from '../../../framework/parts/WriteButton';
import prices from './price.entity';

/** The button to a new price, for users who may set one. */
export function NewPrice() {
  const translate = useTranslate();
  return (
    <WriteButton of={prices} writing="create" variant="primary" to="/car-loan/prices/new">
      {'+ '}
      {translate('menu.car_loan.price_create')}
    </WriteButton>
  );
}
