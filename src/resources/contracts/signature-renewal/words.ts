import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'signature-renewal': {
      name: {
        mn: 'Гарын үсгийн шинэчлэл |||| Гарын үсэг шинэчлэх',
        en: 'Signature renewal |||| Signature renewal',
        ru: 'Обновление подписи |||| Обновление подписи |||| Обновление подписи',
      },
      fields: {
        requestState: {
          mn: 'Гарын үсгийн хүсэлтийн төлөв',
          en: 'Signature request state',
          ru: 'Статус заявки на подпись',
        },
        signature: { mn: 'Одоогийн загвар', en: 'Current specimen', ru: 'Действующий образец' },
        validFrom: {
          mn: 'Загвар хүчинтэй болсон огноо',
          en: 'Specimen valid from',
          ru: 'Образец действует с',
        },
        validTo: {
          mn: 'Загвар дуусах огноо',
          en: 'Specimen valid until',
          ru: 'Образец действует до',
        },
        isExpiring: { mn: 'Дуусах дөхсөн эсэх', en: 'Expiring', ru: 'Истекает' },
        renewalRequestedAt: {
          mn: 'Шинэчлэх хүсэлт илгээсэн огноо',
          en: 'Renewal requested at',
          ru: 'Дата запроса обновления',
        },
        renewalRequestedBy: {
          mn: 'Шинэчлэх хүсэлт илгээсэн ажилтан',
          en: 'Renewal requested by',
          ru: 'Кто запросил обновление',
        },
      },
      actions: {
        request_renewal: {
          mn: 'Шинэчлэх хүсэлт илгээх',
          en: 'Request a renewal',
          ru: 'Запросить обновление',
        },
      },
    },
  },
} satisfies Words;
