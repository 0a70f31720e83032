import type { Words } from '../../i18n/words';
import { checkTexts } from '../../i18n/shared/checks';
import { phone } from '../../i18n/shared/phone';
import { versionTexts } from '../../i18n/shared/versions';

export const words = {
  ...phone,
  ...versionTexts,
  checks: checkTexts.checks,
  enums: {
    HolidayState: {
      IN_FORCE: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действует' },
      PAST: { mn: 'Өнгөрсөн', en: 'Past', ru: 'Прошёл' },
      REMOVED: { mn: 'Хассан', en: 'Removed', ru: 'Исключён' },
    },
    AgreementState: {
      DRAFT: { mn: 'Ноорог', en: 'Draft', ru: 'Черновик' },
      IN_FORCE: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действует' },
      REPLACED: { mn: 'Солигдсон', en: 'Replaced', ru: 'Заменено' },
    },
    AcceptanceState: {
      ACCEPTED: { mn: 'Зөвшөөрсөн', en: 'Accepted', ru: 'Принято' },
      ASKED_AGAIN: { mn: 'Дахин асууж буй', en: 'Asked again', ru: 'Запрошено снова' },
    },
    BranchDayState: {
      OPEN: { mn: 'Ажиллана', en: 'Open', ru: 'Открыто' },
      CLOSED: { mn: 'Амарна', en: 'Closed', ru: 'Закрыто' },
    },
    WebContentType: {
      content_brand: { mn: 'Брэнд', en: 'Brand', ru: 'Бренд' },
      content_instruction: { mn: 'Заавар', en: 'Instruction', ru: 'Инструкция' },
      content_featured_brand: {
        mn: 'Онцлох брэнд',
        en: 'Featured brand',
        ru: 'Рекомендуемый бренд',
      },
      content_product: { mn: 'Бүтээгдэхүүн', en: 'Product', ru: 'Продукт' },
    },
    WebContentImageKind: {
      productImage: { mn: 'Бүтээгдэхүүний зураг', en: 'Product image', ru: 'Изображение продукта' },
      productDescDesktop: {
        mn: 'Бүтээгдэхүүний тайлбар (компьютер)',
        en: 'Product description (desktop)',
        ru: 'Описание продукта (компьютер)',
      },
      productDescMobile: {
        mn: 'Бүтээгдэхүүний тайлбар (гар утас)',
        en: 'Product description (mobile)',
        ru: 'Описание продукта (телефон)',
      },
      instructionDesktop: {
        mn: 'Заавар (компьютер)',
        en: 'Instruction (desktop)',
        ru: 'Инструкция (компьютер)',
      },
      instructionMobile: {
        mn: 'Заавар (гар утас)',
        en: 'Instruction (mobile)',
        ru: 'Инструкция (телефон)',
      },
      brandImage: { mn: 'Брэндийн зураг', en: 'Brand image', ru: 'Изображение бренда' },
      featuredBrandImage: {
        mn: 'Онцлох брэндийн зураг',
        en: 'Featured brand image',
        ru: 'Изображение рекомендуемого бренда',
      },
      featuredBrandDesc: {
        mn: 'Онцлох брэндийн тайлбар',
        en: 'Featured brand description',
        ru: 'Описание рекомендуемого бренда',
      },
    },
    BannerAspectRatio: {
      '11_4': { mn: '11:4', en: '11:4', ru: '11:4' },
      '16_9': { mn: '16:9', en: '16:9', ru: '16:9' },
      '4_3': { mn: '4:3', en: '4:3', ru: '4:3' },
      '21_9': { mn: '21:9', en: '21:9', ru: '21:9' },
      '3_2': { mn: '3:2', en: '3:2', ru: '3:2' },
    },
    BannerShowing: {
      SHOWN: { mn: 'Харагдаж буй', en: 'Shown', ru: 'Показывается' },
      PLANNED: { mn: 'Эхлээгүй', en: 'Not begun', ru: 'Ещё не начат' },
      NOT_SHOWN: { mn: 'Нийтлээгүй', en: 'Not published', ru: 'Не опубликован' },
      OVER: { mn: 'Хугацаа дууссан', en: 'Over', ru: 'Срок истёк' },
    },
    AgreementOption: {
      transfer_contract: {
        mn: 'Шилжүүлгийн гэрээ',
        en: 'Transfer contract',
        ru: 'Договор о переводах',
      },
      sponsion_loan: {
        mn: 'Батлан даалттай зээлийн нөхцөл',
        en: 'Guarantee loan terms',
        ru: 'Условия кредита под поручительство',
      },
      qpay_service_agreement: {
        mn: 'QPay үйлчилгээний нөхцөл',
        en: 'QPay service agreement',
        ru: 'Условия сервиса QPay',
      },
    },
    FeeType: {
      Transaction: {
        mn: 'Хэтэвчээс хэтэвч рүү',
        en: 'Wallet to wallet',
        ru: 'С кошелька на кошелёк',
      },
      Cashout: { mn: 'Банкны данс руу', en: 'To bank', ru: 'На банковский счёт' },
    },
    StickerPackageState: {
      PUBLISHED: { mn: 'Нийтлэгдсэн', en: 'Published', ru: 'Опубликован' },
      UNPUBLISHED: { mn: 'Нийтлээгүй', en: 'Not published', ru: 'Не опубликован' },
      DELETED: { mn: 'Устгасан', en: 'Deleted', ru: 'Удалён' },
    },
    StickerState: {
      OFFERED: { mn: 'Багцад байгаа', en: 'In the package', ru: 'В наборе' },
      REMOVED: { mn: 'Багцаас хассан', en: 'Taken out', ru: 'Убран из набора' },
    },
    FeeStepState: {
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активна' },
      INACTIVE: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивна' },
    },
    QuestionType: {
      Option: { mn: 'Нэг сонголттой', en: 'Single choice', ru: 'Один вариант' },
      MultiOption: { mn: 'Олон сонголттой', en: 'Multiple choice', ru: 'Несколько вариантов' },
      YesNo: { mn: 'Тийм, үгүй', en: 'Yes or no', ru: 'Да или нет' },
    },
    QuestionCategory: {
      KeepPromise: { mn: 'Амлалтдаа хүрэх', en: 'Keeping promises', ru: 'Верность обещаниям' },
      Responsible: { mn: 'Хариуцлага', en: 'Responsibility', ru: 'Ответственность' },
      Purpose: { mn: 'Зорилго', en: 'Purpose', ru: 'Целеустремлённость' },
      ManagingMoney: { mn: 'Мөнгөө удирдах', en: 'Managing money', ru: 'Управление деньгами' },
      TrueFalse: { mn: 'Үнэн, худал', en: 'True or false', ru: 'Верно или неверно' },
    },
    AnswerType: {
      TEXT: { mn: 'Бичвэр', en: 'Text', ru: 'Текст' },
      IMAGE: { mn: 'Зураг', en: 'Image', ru: 'Изображение' },
    },
    MetacogState: {
      COMPLETED: { mn: 'Дууссан', en: 'Completed', ru: 'Завершён' },
      INCOMPLETE: { mn: 'Дуусаагүй', en: 'Incomplete', ru: 'Не завершён' },
      UNCERTAIN: { mn: 'Тодорхойгүй', en: 'Uncertain', ru: 'Не определено' },
    },
    MetacogBonusState: {
      AWARDED: { mn: 'Олгосон', en: 'Awarded', ru: 'Начислен' },
      NOT_AWARDED: { mn: 'Олгоогүй', en: 'Not awarded', ru: 'Не начислен' },
      UNCERTAIN: { mn: 'Тодорхойгүй', en: 'Uncertain', ru: 'Не определено' },
    },
    PsychTestResult: {
      PASSED: { mn: 'Тэнцсэн', en: 'Passed', ru: 'Пройден' },
      FAILED: { mn: 'Тэнцээгүй', en: 'Failed', ru: 'Не пройден' },
      NOT_TAKEN: { mn: 'Өгөөгүй', en: 'Not taken', ru: 'Не проходил' },
    },
    QuestionAgeGroup: {
      1: { mn: '18–28 нас', en: 'Aged 18–28', ru: '18–28 лет' },
      2: { mn: '29–60 нас', en: 'Aged 29–60', ru: '29–60 лет' },
      3: { mn: 'Оюутан', en: 'Student', ru: 'Студент' },
    },
  },
} satisfies Words;
