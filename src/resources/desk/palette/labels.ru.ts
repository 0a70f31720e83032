import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  palette: {
    title: 'Найти, открыть, выполнить',
    field: 'Поиск',
    hint: 'Регистр, телефон, код кредита, имя, страница…',
    keys: '↑ ↓ выбрать · Enter открыть · Ctrl+Enter в новой вкладке',
    none: 'Ничего не найдено. Попробуйте иначе.',
    count: '%{smart_count} вариант |||| %{smart_count} варианта |||| %{smart_count} вариантов',
    groups: {
      recent: 'Недавно открытые',
      found: 'По номеру',
      acts: 'Действия открытой записи',
      pages: 'Страницы',
      lists: 'Искать в списке',
    },
    customer_regnum: 'Открыть клиента с регистром %{value}',
    customer_phone: 'Открыть клиента с телефоном %{value}',
    loan: 'Открыть кредит %{value}',
    search_in: '%{list}: «%{typed}»',
    no_customer: 'Такого клиента нет.',
    several_loans: 'Этот номер у нескольких кредитов: введите код полностью.',
    no_loan: 'Кредита с таким кодом нет.',
  },
};
