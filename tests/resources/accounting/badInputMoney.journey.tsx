import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type BadInputOnScreen, FUTURE, REQUIRED, WRONG_DATE } from '../../support/badInput';
import { testBadInput } from '../../support/journeys/badInput';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { closedAction } from '../../support/journeys/recordActions';

const lab = startGateways();

const SAVE = 'Хадгалах';
const LOOKUP = 'Регистрийн дугаар эсвэл утас';
const NEITHER = 'Регистрийн дугаар, утасны дугаар биш байна.';

/** One of each kind of place; every other form and dialog is judged without a console (`badInputMoney.test.ts`). */
const RULES: readonly BadInputOnScreen[] = [
  {
    rule: 'a wallet is looked for by a register number or a phone',
    path: '/wallets/search',
    fills: { [LOOKUP]: 'УЗ9911223' },
    submit: 'Хайх',
    said: { [LOOKUP]: NEITHER },
  },
  {
    rule: 'a temporary account is looked for by a register number or a phone',
    path: '/current-account/search',
    fills: { [LOOKUP]: 'УЗ9911223' },
    submit: 'Хайх',
    said: { [LOOKUP]: NEITHER },
  },
  {
    rule: 'a company’s register number: seven digits, and it must be there',
    path: '/ebarimt',
    chooses: { 'Хүлээн авагч': 'Байгууллага' },
    submit: 'И-баримт илгээх',
    said: { 'Байгууллагын регистр': REQUIRED },
    then: [
      {
        fills: { 'Байгууллагын регистр': '501234' },
        said: { 'Байгууллагын регистр': 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.' },
      },
    ],
  },
  {
    rule: 'required fields: a theme and its three pictures',
    path: '/envelopes/themes/create',
    submit: SAVE,
    said: {
      'Жижиг зураг': REQUIRED,
      Нэр: REQUIRED,
      Ангилал: REQUIRED,
      Үнэ: REQUIRED,
      Зураг: REQUIRED,
      'Картын зураг': REQUIRED,
    },
  },
  {
    rule: 'the day that is reconciled: correct, and past',
    path: '/accounting/balance-reconciliation',
    fills: { 'Тулгах өдөр': '2026-02-30' },
    said: { 'Тулгах өдөр': WRONG_DATE },
    then: [{ fills: { 'Тулгах өдөр': '2026-11-22' }, said: { 'Тулгах өдөр': FUTURE } }],
  },
];

testBadInput(RULES, lab);

test('a list without rows has nothing to take away, and says so', async () => {
  await openAt('/accounting/failed-transfers?filter={"number":"FT-99999"}');
  const button = await screen.findByText('Excel татах', { selector: 'button' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(button.title).not.toBe('');
});

test('a receipt is returned from SENT alone', async () => {
  await openAt('/ebarimt/detail/7');
  await screen.findByRole('heading', { level: 1, name: 'EB-2025-000007' });
  const { element } = await closedAction('И-баримт буцаах');
  fireEvent.click(element);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lab.commits()).toEqual([]);
});
