import type { content as mn } from '../../mn/areas/content';
import type { Same } from '../../Same';

const branchFields = {
  code: 'Код отделения',
  mapAddress: 'Адрес на карте',
  schedule: 'Недельный график',
  weekday: 'День недели',
  isOpen: 'Открыто',
  startTime: 'Время открытия',
  endTime: 'Время закрытия',
};

export const content = {
  resources: {
    news: { fields: { color: 'Цвет' }, sections: { general: 'Общие сведения', text: 'Текст' } },
    video: { fields: { link: 'Ссылка на видео', duration: 'Длительность' } },
    'web-content': { fields: { imageKind: 'Вид изображения', link: 'Ссылка' } },
    'loan-banner': { fields: { aspectRatio: 'Соотношение сторон' } },
    options: { fields: { value: 'Значение' } },
    donation: { fields: { goalAmount: 'Целевая сумма', collectedAmount: 'Собранная сумма' } },
    agreement: { fields: { option: 'Вид условий', htmlFile: 'HTML-файл' } },
    cashoutfee: {
      fields: {
        isActiveForm: 'Активна',
        transactionAmount: 'Сумма операции',
        feeAmount: 'Сумма комиссии',
        feeType: 'Вид комиссии',
      },
    },
    branch: { fields: branchFields },
    'sticker/package': {
      fields: {
        identifier: 'Идентификатор',
        publisher: 'Издатель',
        publisherWebsite: 'Сайт издателя',
        privacyPolicyUrl: 'Ссылка на политику конфиденциальности',
        licenseAgreementUrl: 'Ссылка на лицензионное соглашение',
      },
    },
    sticker: { fields: { tag: 'Метка' } },
    questions: {
      fields: {
        text: 'Текст вопроса',
        answer: 'Ответ',
        answerType: 'Тип ответа',
        point: 'Баллы',
        duration: 'Время на ответ',
        quizId: 'ID теста',
        ageGroup: 'Возрастная группа',
      },
    },
    metacog: {
      fields: {
        tries: 'Количество попыток',
        points: 'Баллы',
        pointAllocated: 'Баллы начислены',
        bonus: 'Бонус',
        bonusAllocated: 'Бонус начислен',
        result: 'Результат психологического теста',
      },
    },
    'branch/all': { fields: branchFields },
  },
  enums: {
    BranchDayState: { OPEN: 'Открыто', CLOSED: 'Закрыто' },
    NewsType: {
      pocket_faq: 'Приложение: вопросы и ответы',
      pocket_app: 'Приложение: новости',
      pocket_web: 'Сайт: новости',
      merchant_faq: 'Мерчанты: вопросы и ответы',
    },
    NewsCategory: {
      contract_create: 'Заключение договора',
      loan_condition: 'Условия кредита',
      loan: 'Кредит',
      loan_refund: 'Погашение кредита',
      loan_extension: 'Продление кредита',
      epocket: 'Электронный кошелёк',
      level: 'Уровень',
      privacy: 'Конфиденциальность',
      contract_cancel: 'Расторжение договора',
    },
    WebContentType: {
      content_brand: 'Бренд',
      content_instruction: 'Инструкция',
      content_featured_brand: 'Рекомендуемый бренд',
      content_product: 'Продукт',
    },
    WebContentImageKind: {
      productImage: 'Изображение продукта',
      productDescDesktop: 'Описание продукта (компьютер)',
      productDescMobile: 'Описание продукта (телефон)',
      instructionDesktop: 'Инструкция (компьютер)',
      instructionMobile: 'Инструкция (телефон)',
      brandImage: 'Изображение бренда',
      featuredBrandImage: 'Изображение рекомендуемого бренда',
      featuredBrandDesc: 'Описание рекомендуемого бренда',
    },
    BannerAspectRatio: {
      '11_4': '11:4',
      '16_9': '16:9',
      '4_3': '4:3',
      '21_9': '21:9',
      '3_2': '3:2',
    },
    AgreementOption: {
      transfer_contract: 'Договор о переводах',
      sponsion_loan: 'Условия кредита под поручительство',
      qpay_service_agreement: 'Условия сервиса QPay',
    },
    FeeType: { Transaction: 'С кошелька на кошелёк', Cashout: 'На банковский счёт' },
    QuestionType: {
      Option: 'Один вариант',
      MultiOption: 'Несколько вариантов',
      YesNo: 'Да или нет',
    },
    QuestionCategory: {
      KeepPromise: 'Верность обещаниям',
      Responsible: 'Ответственность',
      Purpose: 'Целеустремлённость',
      ManagingMoney: 'Управление деньгами',
      TrueFalse: 'Верно или неверно',
    },
    AnswerType: { TEXT: 'Текст', IMAGE: 'Изображение' },
    MetacogState: { COMPLETED: 'Завершён', INCOMPLETE: 'Не завершён', UNCERTAIN: 'Не определено' },
    MetacogBonusState: {
      AWARDED: 'Начислен',
      NOT_AWARDED: 'Не начислен',
      UNCERTAIN: 'Не определено',
    },
    PsychTestResult: { PASSED: 'Пройден', FAILED: 'Не пройден', NOT_TAKEN: 'Не проходил' },
    QuestionAgeGroup: { '1': '18–28 лет', '2': '29–60 лет', '3': 'Студент' },
  },
} satisfies Same<typeof mn>;
