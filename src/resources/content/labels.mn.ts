import { checkTexts } from '../../i18n/mn/shared/checks';
import { phone } from '../../i18n/mn/shared/phone';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...phone,
  checks: checkTexts.checks,
  enums: {
    HolidayState: { IN_FORCE: 'Хүчинтэй', PAST: 'Өнгөрсөн', REMOVED: 'Хассан' },
    AgreementState: { DRAFT: 'Ноорог', IN_FORCE: 'Хүчинтэй', REPLACED: 'Солигдсон' },
    AcceptanceState: { ACCEPTED: 'Зөвшөөрсөн', ASKED_AGAIN: 'Дахин асууж буй' },
    BranchDayState: { OPEN: 'Ажиллана', CLOSED: 'Амарна' },
    WebContentType: {
      content_brand: 'Брэнд',
      content_instruction: 'Заавар',
      content_featured_brand: 'Онцлох брэнд',
      content_product: 'Бүтээгдэхүүн',
    },
    WebContentImageKind: {
      productImage: 'Бүтээгдэхүүний зураг',
      productDescDesktop: 'Бүтээгдэхүүний тайлбар (компьютер)',
      productDescMobile: 'Бүтээгдэхүүний тайлбар (гар утас)',
      instructionDesktop: 'Заавар (компьютер)',
      instructionMobile: 'Заавар (гар утас)',
      brandImage: 'Брэндийн зураг',
      featuredBrandImage: 'Онцлох брэндийн зураг',
      featuredBrandDesc: 'Онцлох брэндийн тайлбар',
    },
    BannerAspectRatio: {
      '11_4': '11:4',
      '16_9': '16:9',
      '4_3': '4:3',
      '21_9': '21:9',
      '3_2': '3:2',
    },
    BannerShowing: {
      SHOWN: 'Харагдаж буй',
      PLANNED: 'Эхлээгүй',
      NOT_SHOWN: 'Нийтлээгүй',
      OVER: 'Хугацаа дууссан',
    },
    AgreementOption: {
      transfer_contract: 'Шилжүүлгийн гэрээ',
      sponsion_loan: 'Батлан даалттай зээлийн нөхцөл',
      qpay_service_agreement: 'QPay үйлчилгээний нөхцөл',
    },
    FeeType: { Transaction: 'Хэтэвчээс хэтэвч рүү', Cashout: 'Банкны данс руу' },
    StickerPackageState: {
      PUBLISHED: 'Нийтлэгдсэн',
      UNPUBLISHED: 'Нийтлээгүй',
      DELETED: 'Устгасан',
    },
    StickerState: { OFFERED: 'Багцад байгаа', REMOVED: 'Багцаас хассан' },
    FeeStepState: { ACTIVE: 'Идэвхтэй', INACTIVE: 'Идэвхгүй' },
    QuestionType: { Option: 'Нэг сонголттой', MultiOption: 'Олон сонголттой', YesNo: 'Тийм, үгүй' },
    QuestionCategory: {
      KeepPromise: 'Амлалтдаа хүрэх',
      Responsible: 'Хариуцлага',
      Purpose: 'Зорилго',
      ManagingMoney: 'Мөнгөө удирдах',
      TrueFalse: 'Үнэн, худал',
    },
    AnswerType: { TEXT: 'Бичвэр', IMAGE: 'Зураг' },
    MetacogState: { COMPLETED: 'Дууссан', INCOMPLETE: 'Дуусаагүй', UNCERTAIN: 'Тодорхойгүй' },
    MetacogBonusState: { AWARDED: 'Олгосон', NOT_AWARDED: 'Олгоогүй', UNCERTAIN: 'Тодорхойгүй' },
    PsychTestResult: { PASSED: 'Тэнцсэн', FAILED: 'Тэнцээгүй', NOT_TAKEN: 'Өгөөгүй' },
    QuestionAgeGroup: { 1: '18–28 нас', 2: '29–60 нас', 3: 'Оюутан' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    content: typeof labels;
  }
}
