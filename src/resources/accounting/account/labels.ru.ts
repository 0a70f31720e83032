import { accountFields } from '../../../i18n/ru/shared/ledger';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  accountPage: {
    statement: 'Выписка',
    curve: 'Динамика остатка',
    curve_text: '%{from} – %{to}: %{first} → %{last}, минимум %{least}, максимум %{most}',
    from: 'С',
    to: 'По',
    none: 'За этот период движений нет.',
    columns: {
      date: 'Дата валютирования',
      kind: 'Вид',
      counter: 'Корреспондирующий счёт',
      journal: 'Журнал',
      debit: 'Дебет',
      credit: 'Кредит',
      balance: 'Остаток',
      account: 'Счёт',
    },
    trial: 'Оборотно-сальдовая ведомость',
    trial_day: 'День',
    trial_note: 'Остаток на начало дня, обороты и остаток на конец. Дебет равен кредиту.',
    trial_choose: 'Выберите день не позже сегодняшнего.',
    opening: 'Входящий остаток',
    closing: 'Исходящий остаток',
    assetSide: 'Дебетовые остатки',
    creditSide: 'Кредитовые остатки',
  },
  resources: {
    'accounting/accounts/gl': {
      name: 'Счёт главной книги |||| Счета главной книги |||| Счета главной книги',
      fields: accountFields,
      tabs: { statement: 'Выписка', balance: 'Динамика остатка' },
      views: {
        generalLedger: 'Главная книга',
        asset: 'Активы',
        liability: 'Обязательства',
        income: 'Доходы и расходы',
      },
    },
  },
};
