import type { Words } from '../words';

/** The lender's apps, wherever versions or sign-ins name them. */
export const appEnums = {
  AppKind: {
    pocket: { mn: 'Харилцагчийн апп', en: 'Customer app', ru: 'Приложение клиента' },
    merchant: { mn: 'Мерчант апп', en: 'Merchant app', ru: 'Приложение мерчанта' },
  },
} satisfies Words;
