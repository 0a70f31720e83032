import type { Locale } from '../../i18n/locale';

export interface StartTexts {
  startTitle: string;
  startText: string;
  configTitle: string;
  configText: string;
  retry: string;
  reference: string;
}

/**
 * The words of the pages that are shown when the console could not start. They stand in the code, because at that time
 * no message file may have come.
 */
export const startTexts: Record<Locale, StartTexts> = {
  mn: {
    startTitle: 'Систем эхэлж чадсангүй',
    startText: 'Нэвтрэх үйлчилгээтэй холбогдож чадсангүй. Сүлжээгээ шалгаад дахин оролдоно уу.',
    configTitle: 'Системийн тохиргоо буруу байна',
    configText: 'Системийн ажилтанд хэлнэ үү. Засах шаардлагатай талбар:',
    retry: 'Дахин оролдох',
    reference: 'Лавлах мэдээлэл',
  },
  en: {
    startTitle: 'The console could not start',
    startText: 'The sign-in service could not be reached. Check the connection and try again.',
    configTitle: 'The configuration is wrong',
    configText: 'Tell the support staff. Fields that need correcting:',
    retry: 'Try again',
    reference: 'Reference',
  },
  ru: {
    startTitle: 'Консоль не запустилась',
    startText: 'Нет связи со службой входа. Проверьте соединение и повторите попытку.',
    configTitle: 'Ошибка в настройках системы',
    configText: 'Сообщите службе поддержки. Поля, которые нужно исправить:',
    retry: 'Повторить',
    reference: 'Номер обращения',
  },
};
