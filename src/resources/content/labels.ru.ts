import { checkTexts } from '../../i18n/ru/shared/checks';
import { phone } from '../../i18n/ru/shared/phone';
import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...phone,
  checks: checkTexts.checks,
  enums: {
    HolidayState: { IN_FORCE: 'Действует', PAST: 'Прошёл', REMOVED: 'Исключён' },
    AgreementState: { DRAFT: 'Черновик', IN_FORCE: 'Действует', REPLACED: 'Заменено' },
    AcceptanceState: { ACCEPTED: 'Принято', ASKED_AGAIN: 'Запрошено снова' },
    BranchDayState: { OPEN: 'Открыто', CLOSED: 'Закрыто' },
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
    BannerShowing: {
      SHOWN: 'Показывается',
      PLANNED: 'Ещё не начат',
      NOT_SHOWN: 'Не опубликован',
      OVER: 'Срок истёк',
    },
    AgreementOption: {
      transfer_contract: 'Договор о переводах',
      sponsion_loan: 'Условия кредита под поручительство',
      qpay_service_agreement: 'Условия сервиса QPay',
    },
    FeeType: { Transaction: 'С кошелька на кошелёк', Cashout: 'На банковский счёт' },
    StickerPackageState: {
      PUBLISHED: 'Опубликован',
      UNPUBLISHED: 'Не опубликован',
      DELETED: 'Удалён',
    },
    StickerState: { OFFERED: 'В наборе', REMOVED: 'Убран из набора' },
    FeeStepState: { ACTIVE: 'Активна', INACTIVE: 'Неактивна' },
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
    QuestionAgeGroup: { 1: '18–28 лет', 2: '29–60 лет', 3: 'Студент' },
  },
};
