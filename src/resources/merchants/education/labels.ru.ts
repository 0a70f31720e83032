import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-education': {
      name: 'Учебное заведение |||| Учебные заведения |||| Учебные заведения',
      fields: {
        grade: 'Класс',
        class: 'Группа',
        bankAccounts: 'Банковские счета',
        number: 'Номер счёта',
        isPrime: 'Основной счёт',
        isRun: 'Опрашивается шлюзом',
        lastRun: 'Последний опрос',
        state: 'Статус регистрации',
        students: 'Учащихся',
      },
      sections: {
        general: 'Общие сведения',
        classes: 'Классы и группы',
        accounts: 'Банковские счета',
      },
      views: {
        SCHOOL: 'Школы',
        KINDERGARTEN: 'Детские сады',
        UNIVERSITY: 'Вузы',
      },
      actions: {
        cancel_registration: 'Отменить регистрацию',
        register_again: 'Зарегистрировать снова',
      },
    },
  },
  merchants: {
    institute: {
      digits: 'Номер счёта состоит только из цифр.',
      twice: 'Этот счёт уже указан.',
      no_prime: 'Сделайте один счёт основным.',
      two_primes: 'Основным может быть только один счёт.',
      hides: 'Учебное заведение и его учащиеся (%{count}) не будут видны в приложении.',
      shows: 'Учебное заведение и его учащиеся (%{count}) снова будут видны в приложении.',
      students: 'Показать учащихся',
    },
  },
};
