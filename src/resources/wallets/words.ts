import type { Words } from '../../i18n/words';
import { ledgerEnums, ledgerTexts } from '../../i18n/shared/ledger';
import { lending } from '../../i18n/shared/lending';
import { ownerEnums } from '../../i18n/shared/owners';
import { phone } from '../../i18n/shared/phone';

export const words = {
  ...ledgerTexts,
  ...phone,
  checks: lending.checks,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
    SplitType: {
      EQUAL: { mn: 'Тэнцүү', en: 'Equal', ru: 'Поровну' },
      RANDOM: { mn: 'Санамсаргүй', en: 'Random', ru: 'Случайно' },
      PERCENT: { mn: 'Хувиар', en: 'By percent', ru: 'По процентам' },
    },
    EnvelopeSplitType: {
      equal: { mn: 'Тэнцүү', en: 'Equal', ru: 'Поровну' },
      random: { mn: 'Санамсаргүй', en: 'Random', ru: 'Случайно' },
    },
    EnvelopeState: {
      untouched: { mn: 'Нээгээгүй', en: 'Untouched', ru: 'Не открыт' },
      opened: { mn: 'Нээсэн', en: 'Opened', ru: 'Открыт' },
      success: { mn: 'Бүрэн хүлээн авсан', en: 'Fully received', ru: 'Получен полностью' },
      finished: {
        mn: 'Үлдэгдэлтэй дууссан',
        en: 'Finished with remainder',
        ru: 'Завершён с остатком',
      },
      closed: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрыт' },
    },
    EnvelopeThemeAction: {
      ACTIVATE: { mn: 'Идэвхжүүлэх', en: 'Activate', ru: 'Активировать' },
      DEACTIVATE: { mn: 'Идэвхгүй болгох', en: 'Deactivate', ru: 'Деактивировать' },
      MAKE_DEFAULT: { mn: 'Үндсэн болгох', en: 'Make default', ru: 'Сделать основной' },
      DELETE: { mn: 'Устгах', en: 'Delete', ru: 'Удалить' },
    },
    EnvelopeThemeState: {
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активна' },
      INACTIVE: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивна' },
      DELETED: { mn: 'Устгасан', en: 'Deleted', ru: 'Удалена' },
    },
    EnvelopeThemeCategory: {
      TSAGAAN_SAR: { mn: 'Цагаан сар', en: 'Lunar New Year', ru: 'Цагаан сар' },
      NEW_YEAR: { mn: 'Шинэ жил', en: 'New Year', ru: 'Новый год' },
      BIRTHDAY: { mn: 'Төрсөн өдөр', en: 'Birthday', ru: 'День рождения' },
      WEDDING: { mn: 'Хурим', en: 'Wedding', ru: 'Свадьба' },
      WOMENS_DAY: { mn: 'Эмэгтэйчүүдийн баяр', en: 'Women’s Day', ru: 'Женский день' },
      THANKS: { mn: 'Талархал', en: 'Thanks', ru: 'Благодарность' },
      OTHER: { mn: 'Бусад', en: 'Other', ru: 'Другое' },
    },
    EnvelopeFlag: {
      SUM_DIFFERS: {
        mn: 'Нийт дүн хуваарилалтаасаа зөрсөн',
        en: 'The total does not match its parts',
        ru: 'Общая сумма не сходится с частями',
      },
      RECEIVERS_DIFFER: {
        mn: 'Хүлээн авсан дүн хүлээн авагчдын нийлбэрээс зөрсөн',
        en: 'The received amount is not the sum of the receivers',
        ru: 'Полученная сумма не равна сумме получателей',
      },
      NO_CHARGE_BACK: {
        mn: 'Үлдэгдлийг буцаасан журналгүй',
        en: 'No journal for the returned remainder',
        ru: 'Нет журнала возврата остатка',
      },
      TOO_MANY_RECEIVERS: {
        mn: 'Хүлээн авагчийн тоо хэтэрсэн',
        en: 'More receivers than agreed',
        ru: 'Получателей больше, чем указано',
      },
    },
    SplitFlag: {
      SHARES_DIFFER: {
        mn: 'Хувиудын нийлбэр нийт дүнгээс зөрсөн',
        en: 'The shares do not add up to the total',
        ru: 'Доли не сходятся с общей суммой',
      },
      PERCENT_DIFFERS: {
        mn: 'Хувийн нийлбэр 100 биш',
        en: 'The percentages do not add up to 100',
        ru: 'Сумма процентов не равна 100',
      },
      NO_JOURNAL: {
        mn: 'Хэтэвчээс төлсөн ч журналгүй',
        en: 'Paid from the wallet without a journal',
        ru: 'Оплачено из кошелька без журнала',
      },
      PAID_DIFFERS: {
        mn: 'Төлсөн эсэх тэмдэглэгээ гишүүдийн төлбөрөөс зөрсөн',
        en: 'The paid mark does not match the members',
        ru: 'Отметка об оплате не сходится с участниками',
      },
    },
    SplitPaidType: {
      UNPAID: { mn: 'Төлөөгүй', en: 'Unpaid', ru: 'Не оплачено' },
      CASH: { mn: 'Бэлнээр төлсөн', en: 'Paid in cash', ru: 'Оплачено наличными' },
      WALLET: { mn: 'Хэтэвчээс төлсөн', en: 'Paid from wallet', ru: 'Оплачено из кошелька' },
    },
  },
} satisfies Words;
