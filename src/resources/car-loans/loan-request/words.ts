import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'la-request-admin:list': {
      mn: 'Зээлийн бүх үнэлгээ, хүсэлт',
      en: 'All loan assessments and requests',
      ru: 'Все оценки и заявки',
      demo: ['admin', 'economist'],
    },
  },
  carLoans: {
    to_percents: { mn: 'Барьцааны хувь', en: 'Percents of collateral', ru: 'Проценты залога' },
    percent_from: {
      mn: '%{year} оноос: %{percent}%',
      en: 'From %{year}: %{percent}%',
      ru: 'С %{year} года: %{percent}%',
    },
    draft_only: {
      mn: 'Зөвхөн ноорог хүсэлтийг, үүсгэсэн ажилтан нь засна.',
      en: 'Only a draft is edited, by the person who made it.',
      ru: 'Изменить можно только черновик, и только его автору.',
    },
    close_cancels: {
      mn: 'Шийдвэрлээгүй зээлийн хүсэлт цуцлагдаж, барьцаа чөлөөлөгдөнө.',
      en: 'A loan request that is not decided is cancelled, and the pledge is released.',
      ru: 'Нерассмотренная заявка на заём отменяется, залог освобождается.',
    },
    not_configured: { mn: 'Тохируулаагүй', en: 'Not configured', ru: 'Не настроено' },
    price_missing: {
      mn: 'Энэ автомашины зөвшөөрөгдөх үнэ бүртгэгдээгүй.',
      en: 'There is no allowed price for this car.',
      ru: 'Допустимая цена этого автомобиля не указана.',
    },
    percent_missing: {
      mn: 'Барьцааны хувь, үйлдвэрлэсэн оны хязгаар тохируулаагүй тул дээд дүнг тооцох боломжгүй.',
      en: 'Collateral percent and year thresholds are not configured, so no cap can be calculated.',
      ru: 'Процент залога и ограничения по году выпуска не настроены, предел рассчитать нельзя.',
    },
    over_cap: {
      mn: 'Хүссэн дүн зээлийн дээд дүнгээс %{amount} их байна.',
      en: 'The requested amount is %{amount} above the cap.',
      ru: 'Запрошенная сумма больше предела на %{amount}.',
    },
    to_prices: { mn: 'Үнэ рүү очих', en: 'Open the prices', ru: 'Открыть цены' },
    read_only: {
      mn: 'Үнэ тохируулах эрх танд алга.',
      en: 'You have no right to set prices.',
      ru: 'У вас нет права устанавливать цены.',
    },
    recomputed: {
      mn: 'Үнэ өөрчлөхөд шийдвэрлээгүй хүсэлтүүдийн дээд дүн дахин тооцогдоно.',
      en: 'When a price changes, the caps of undecided requests are calculated again.',
      ru: 'При изменении цены пределы нерешённых заявок рассчитываются заново.',
    },
    grant_makes: {
      mn: 'Барьцаа хөрөнгө ба зээлийн хүсэлт үүснэ.',
      en: 'A collateral and a loan request will be made.',
      ru: 'Будут созданы залог и заявка на кредит.',
    },
    year_wrong: {
      mn: 'Оныг дөрвөн оронтой тоогоор, %{min} оноос хойш оруулна уу.',
      en: 'Enter the year in four digits, %{min} or later.',
      ru: 'Введите год четырьмя цифрами, не раньше %{min}.',
    },
  },
  resources: {
    'car-loan/loan-requests': {
      name: {
        mn: 'Автомашины зээлийн хүсэлт |||| Автомашины зээлийн хүсэлтүүд',
        en: 'Car-loan request |||| Car-loan requests',
        ru: 'Заявка на автокредит |||| Заявки на автокредит |||| Заявки на автокредит',
      },
      fields: {
        code: { mn: 'Хүсэлтийн дугаар', en: 'Request number', ru: 'Номер заявки' },
        mark: { mn: 'Марк', en: 'Mark', ru: 'Марка' },
        carModel: { mn: 'Автомашины загвар', en: 'Car model', ru: 'Модель автомобиля' },
        manufacturedYear: { mn: 'Үйлдвэрлэсэн он', en: 'Year of manufacture', ru: 'Год выпуска' },
        plateNumber: { mn: 'Улсын дугаар', en: 'Plate number', ru: 'Госномер' },
        vin: { mn: 'Арлын дугаар', en: 'VIN', ru: 'VIN' },
        mileage: { mn: 'Явсан зам, км', en: 'Mileage, km', ru: 'Пробег, км' },
        frontPhoto: { mn: 'Урд талын зураг', en: 'Photo from the front', ru: 'Фото спереди' },
        sidePhoto: { mn: 'Хажуу талын зураг', en: 'Photo from the side', ru: 'Фото сбоку' },
        requestedAmount: { mn: 'Хүссэн дүн', en: 'Requested amount', ru: 'Запрошенная сумма' },
        duration: { mn: 'Хугацаа', en: 'Term', ru: 'Срок' },
        termUnit: { mn: 'Хугацааны нэгж', en: 'Unit of the term', ru: 'Единица срока' },
        allowedPrice: { mn: 'Зөвшөөрөгдөх үнэ', en: 'Allowed price', ru: 'Допустимая цена' },
        yearThreshold: {
          mn: 'Үйлдвэрлэсэн оны хязгаар',
          en: 'Year threshold',
          ru: 'Ограничение по году выпуска',
        },
        collateralPercent: { mn: 'Барьцааны хувь', en: 'Collateral percent', ru: 'Процент залога' },
        cap: { mn: 'Зээлийн дээд дүн', en: 'Loan cap', ru: 'Предел кредита' },
        interestRate: { mn: 'Хүүгийн хувь', en: 'Interest rate', ru: 'Процентная ставка' },
        collateralId: { mn: 'Барьцаа', en: 'Collateral', ru: 'Залог' },
      },
      sections: {
        request: { mn: 'Хүсэлт', en: 'Request', ru: 'Заявка' },
        car: { mn: 'Автомашин', en: 'Car', ru: 'Автомобиль' },
        cap: { mn: 'Зээлийн дээд дүн', en: 'Loan cap', ru: 'Предел кредита' },
        photos: { mn: 'Зураг', en: 'Photos', ru: 'Фотографии' },
        result: { mn: 'Шийдвэр', en: 'Result', ru: 'Решение' },
      },
      views: {
        pending: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
        draft: { mn: 'Ноорог', en: 'Drafts', ru: 'Черновики' },
        granted: { mn: 'Олгосон', en: 'Granted', ru: 'Выданные' },
        closed: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрытые' },
      },
      actions: {
        submit: { mn: 'Хүсэлт илгээх', en: 'Hand in', ru: 'Подать заявку' },
        take_over: { mn: 'Өөртөө шилжүүлж авах', en: 'Take over', ru: 'Взять себе' },
        grant: { mn: 'Зээл олгох', en: 'Grant', ru: 'Выдать кредит' },
        close: { mn: 'Хүсэлт хаах', en: 'Close the request', ru: 'Закрыть заявку' },
      },
      events: {
        close: { mn: 'Хүсэлт хаасан', en: 'Request closed', ru: 'Заявка закрыта' },
        grant: { mn: 'Зээл олгосон', en: 'Loan granted', ru: 'Кредит выдан' },
        submit: { mn: 'Хүсэлт илгээсэн', en: 'Request handed in', ru: 'Заявка подана' },
      },
    },
  },
  enums: {
    CarLoanRequestState: {
      draft: { mn: 'Ноорог', en: 'Draft', ru: 'Черновик' },
      pending: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
      granted: { mn: 'Олгосон', en: 'Granted', ru: 'Выдан' },
      closed: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрыт' },
    },
  },
} satisfies Words;
