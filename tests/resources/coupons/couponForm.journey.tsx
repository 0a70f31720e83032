import { type BadInputOnScreen } from '../../support/badInput';
import { testBadInput } from '../../support/journeys/badInput';
import { startGateways } from '../../support/journeys/gateways';

const lab = startGateways();

/** Each rule is judged without a console (`couponForm.test.ts`): here it stands beside its field, in a row as well. */
const RULES: readonly BadInputOnScreen[] = [
  {
    rule: 'price and discount agree',
    path: '/coupon/create',
    fills: { 'Үндсэн үнэ': '20000', 'Хямдралын хувь': '15', 'Хямдарсан үнэ': '16000' },
    said: { 'Хямдарсан үнэ': 'Үнэ болон хямдрал хоорондоо таарахгүй байна.' },
  },
  {
    rule: 'quantity of a variant: 1000 at most',
    path: '/coupon/11/update',
    rows: [{ fills: { 'Тоо ширхэг': '1001' } }],
    said: { 'Хувилбарууд: Мөр 1: Тоо ширхэг': 'Утга 1 – 1,000 хооронд байх ёстой.' },
  },
];

testBadInput(RULES, lab);
