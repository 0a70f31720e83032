import type { Locale } from '../../i18n/locale';

export interface StartTexts {
  brokenTitle: string;
  brokenText: string;
  configTitle: string;
  configText: string;
  retry: string;
}

/**
 * The words of the pages that are shown when the console could not start. They are in the code, because at that time
 * no message file may have come.
 */
export const startTexts: Record<Locale, StartTexts> = {
  mn: {
    brokenTitle: 'Систем ажиллахаа больсон',
    brokenText: 'Гэнэтийн алдаа гарлаа. Дахин ачаална уу.',
    configTitle: 'Системийн тохиргоо буруу байна',
    configText: 'Системийн ажилтанд хэлнэ үү. Засах шаардлагатай талбар:',
    retry: 'Дахин оролдох',
  },
  en: {
    brokenTitle: 'The console has stopped',
    brokenText: 'Something unexpected went wrong. Load it again.',
    configTitle: 'The configuration is wrong',
    configText: 'Tell the support staff. Fields that need correcting:',
    retry: 'Try again',
  },
  ru: {
    brokenTitle: 'Консоль остановилась',
    brokenText: 'Произошла непредвиденная ошибка. Загрузите её заново.',
    configTitle: 'Ошибка в настройках системы',
    configText: 'Сообщите службе поддержки. Поля, которые нужно исправить:',
    retry: 'Повторить',
  },
};
