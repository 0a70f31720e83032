import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  carLoans: {
    to_percents: 'Проценты залога',
    percent_from: 'С %{year} года: %{percent}%',
    draft_only: 'Изменить можно только черновик, и только его автору.',
    close_cancels: 'Нерассмотренная заявка на заём отменяется, залог освобождается.',
    not_configured: 'Не настроено',
    price_missing: 'Допустимая цена этого автомобиля не указана.',
    percent_missing:
      'Процент залога и ограничения по году выпуска не настроены, предел рассчитать нельзя.',
    over_cap: 'Запрошенная сумма больше предела на %{amount}.',
    to_prices: 'Открыть цены',
    read_only: 'У вас нет права устанавливать цены.',
    recomputed: 'При изменении цены пределы нерешённых заявок рассчитываются заново.',
    grant_makes: 'Будут созданы залог и заявка на кредит.',
    year_wrong: 'Введите год четырьмя цифрами, не раньше %{min}.',
  },
  resources: {
    'car-loan/loan-requests': {
      name: 'Заявка на автокредит |||| Заявки на автокредит |||| Заявки на автокредит',
      fields: {
        customerId: 'Клиент',
        code: 'Номер заявки',
        mark: 'Марка',
        carModel: 'Модель автомобиля',
        manufacturedYear: 'Год выпуска',
        plateNumber: 'Госномер',
        vin: 'VIN',
        mileage: 'Пробег, км',
        frontPhoto: 'Фото спереди',
        sidePhoto: 'Фото сбоку',
        requestedAmount: 'Запрошенная сумма',
        duration: 'Срок',
        termUnit: 'Единица срока',
        allowedPrice: 'Допустимая цена',
        yearThreshold: 'Ограничение по году выпуска',
        collateralPercent: 'Процент залога',
        cap: 'Предел кредита',
        interestRate: 'Процентная ставка',
        loanId: 'Кредит',
        collateralId: 'Залог',
      },
      sections: {
        request: 'Заявка',
        car: 'Автомобиль',
        cap: 'Предел кредита',
        photos: 'Фотографии',
        result: 'Решение',
      },
      views: {
        pending: 'На рассмотрении',
        draft: 'Черновики',
        granted: 'Выданные',
        closed: 'Закрытые',
      },
      actions: {
        submit: 'Подать заявку',
        take_over: 'Взять себе',
        grant: 'Выдать кредит',
        close: 'Закрыть заявку',
      },
    },
  },
  enums: {
    CarLoanRequestState: {
      draft: 'Черновик',
      pending: 'На рассмотрении',
      granted: 'Выдан',
      closed: 'Закрыт',
    },
  },
};
