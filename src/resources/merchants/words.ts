import type { Words } from '../../i18n/words';
import { ledgerEnums, ledgerTexts } from '../../i18n/shared/ledger';
import { ownerEnums } from '../../i18n/shared/owners';
import { payOutTexts } from '../../i18n/shared/payOut';

export const words = {
  rights: {
    'institute:view': {
      mn: 'Мерчант, боловсролын байгууллага харах',
      en: 'See merchants and education institutes',
      ru: 'Мерчанты и учебные заведения',
      demo: ['admin', 'operator'],
    },
    'institute:create': {
      mn: 'Боловсролын байгууллага бүртгэх, засах',
      en: 'Register and edit education institutes',
      ru: 'Регистрация и правка учебных заведений',
      demo: ['admin', 'operator'],
    },
  },
  ...ledgerTexts,
  ...payOutTexts,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
    InstituteType: {
      SCHOOL: { mn: 'Сургууль', en: 'School', ru: 'Школа' },
      KINDERGARTEN: { mn: 'Цэцэрлэг', en: 'Kindergarten', ru: 'Детский сад' },
      UNIVERSITY: { mn: 'Их, дээд сургууль', en: 'University', ru: 'Вуз' },
    },
    InstituteRegistrationState: {
      REGISTERED: { mn: 'Бүртгэгдсэн', en: 'Registered', ru: 'Зарегистрирован' },
      CANCELLED: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Отменён' },
    },
  },
} satisfies Words;
