import { LOAN } from '../../../domain/settings';
import { date, embedded, money } from '../../../fields';

/** Rows of chart 06, as the officer types them (docs/domain/lending.md 5.3). */
export const typedRowsField = embedded(
  { paymentDate: date({ required: true }), principal: money({ required: true, min: '0.01' }) },
  { labels: 'loan_installment', max: LOAN.unevenRowsMax },
);
