import type { Words } from '../../i18n/words';
import { printedTexts } from '../../i18n/shared/printed';

export const words = {
  ...printedTexts,
  enums: {
    ...printedTexts.enums,
    MatchQuality: {
      REGNUM: {
        mn: 'Регистрийн дугаар таарсан',
        en: 'Register number matches',
        ru: 'Совпал регистрационный номер',
      },
      PHONE: { mn: 'Утасны дугаар таарсан', en: 'Phone number matches', ru: 'Совпал телефон' },
      NAME: { mn: 'Зөвхөн нэр таарсан', en: 'Only the name matches', ru: 'Совпало только имя' },
    },
  },
} satisfies Words;
