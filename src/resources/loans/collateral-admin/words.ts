import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'collateral:manage': {
      mn: 'Барьцаа удирдах',
      en: 'Manage collateral',
      ru: 'Управление залогом',
      demo: [],
    },
  },
  loanLists: {
    collateral: {
      loans: { mn: 'Барьцаалсан зээл', en: 'Loans secured', ru: 'Кредиты под залог' },
      no_loans: {
        mn: 'Зээл холбогдоогүй.',
        en: 'No loan is secured by it.',
        ru: 'Кредиты не привязаны.',
      },
      ltv: {
        mn: 'Зээлийн үлдэгдлийн нийлбэрийг барьцааны үнэлгээнд харьцуулсан.',
        en: 'Total of the balances against the value of the collateral.',
        ru: 'Отношение суммы остатков к оценке залога.',
      },
      released_before: {
        mn: 'Чөлөөлсөн огноо барьцаалсан огнооноос өмнө байна.',
        en: 'The release date is before the pledge date.',
        ru: 'Дата снятия залога раньше даты его оформления.',
      },
    },
  },
  resources: {
    'loans/collateral/admin': {
      name: {
        mn: 'Барьцаа хөрөнгө |||| Барьцаа (админ)',
        en: 'Collateral |||| Collateral (admin)',
        ru: 'Залог |||| Залог (администратор) |||| Залог (администратор)',
      },
      fields: {
        kind: { mn: 'Барьцааны төрөл', en: 'Kind of collateral', ru: 'Вид залога' },
        value: { mn: 'Барьцааны үнэлгээ', en: 'Value', ru: 'Оценка' },
        owner: { mn: 'Өмчлөгч', en: 'Owner', ru: 'Собственник' },
        ownerId: { mn: 'Өмчлөгч', en: 'Owner', ru: 'Собственник' },
        plateNumber: { mn: 'Улсын дугаар', en: 'Plate number', ru: 'Госномер' },
        vin: { mn: 'Арлын дугаар', en: 'VIN', ru: 'VIN' },
        carModel: { mn: 'Автомашины загвар', en: 'Car model', ru: 'Модель автомобиля' },
        manufacturedYear: { mn: 'Үйлдвэрлэсэн он', en: 'Year of manufacture', ru: 'Год выпуска' },
        propertyNumber: {
          mn: 'Үл хөдлөхийн гэрчилгээний дугаар',
          en: 'Property certificate number',
          ru: 'Номер свидетельства на недвижимость',
        },
        pledgedAt: { mn: 'Барьцаалсан огноо', en: 'Pledged on', ru: 'Дата оформления залога' },
        releasedAt: { mn: 'Чөлөөлсөн огноо', en: 'Released on', ru: 'Дата снятия залога' },
        balance: { mn: 'Зээлийн үлдэгдэл', en: 'Loan balance', ru: 'Остаток кредита' },
        ltv: {
          mn: 'Үлдэгдэл барьцаанд эзлэх хувь',
          en: 'Loan-to-value',
          ru: 'Отношение остатка к залогу',
        },
        loanCount: { mn: 'Зээлийн тоо', en: 'Loans', ru: 'Кредитов' },
        loanClosed: { mn: 'Зээл хаагдсан эсэх', en: 'Loan closed', ru: 'Кредит закрыт' },
      },
      sections: {
        car: { mn: 'Автомашин', en: 'Car', ru: 'Автомобиль' },
        property: { mn: 'Үл хөдлөх хөрөнгө', en: 'Real estate', ru: 'Недвижимость' },
        pledge: { mn: 'Барьцаа', en: 'Pledge', ru: 'Залог' },
      },
      views: {
        pledged: { mn: 'Барьцаанд', en: 'Pledged', ru: 'В залоге' },
        releasable: { mn: 'Чөлөөлж болох', en: 'May be released', ru: 'Можно снять' },
        cars: { mn: 'Автомашин', en: 'Cars', ru: 'Автомобили' },
        estates: { mn: 'Үл хөдлөх', en: 'Real estate', ru: 'Недвижимость' },
        released: { mn: 'Чөлөөлсөн', en: 'Released', ru: 'Снятые' },
      },
      actions: {
        release: { mn: 'Барьцаа чөлөөлөх', en: 'Release collateral', ru: 'Снять залог' },
      },
      events: {
        release: { mn: 'Барьцаа чөлөөлсөн', en: 'Collateral released', ru: 'Залог снят' },
      },
    },
  },
  enums: {
    CollateralState: {
      PLEDGED: { mn: 'Барьцаанд бүртгэлтэй', en: 'Pledged', ru: 'В залоге' },
      RELEASED: { mn: 'Чөлөөлсөн', en: 'Released', ru: 'Освобождён' },
    },
  },
} satisfies Words;
