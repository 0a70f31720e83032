import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'signature-lib:access': {
      mn: 'Гарын үсэг, гарын үсгийн сан',
      en: 'Signatures and their library',
      ru: 'Подписи и их библиотека',
      demo: ['admin', 'operator', 'economist', 'agent'],
    },
  },
  resources: {
    'signature-library': {
      name: {
        mn: 'Гарын үсэг |||| Гарын үсгийн сан',
        en: 'Signature |||| Signature library',
        ru: 'Подпись |||| Библиотека подписей |||| Библиотека подписей',
      },
      fields: {
        requestState: {
          mn: 'Гарын үсгийн хүсэлтийн төлөв',
          en: 'Signature request state',
          ru: 'Статус заявки на подпись',
        },
        contractType: { mn: 'Гэрээний төрөл', en: 'Contract type', ru: 'Вид договора' },
        signature: { mn: 'Шинэ гарын үсэг', en: 'New signature', ru: 'Новая подпись' },
        specimen: { mn: 'Баталсан загвар', en: 'Approved specimen', ru: 'Утверждённый образец' },
        scan: {
          mn: 'Цаасан гэрээний скан',
          en: 'Scan of the paper contract',
          ru: 'Скан бумажного договора',
        },
        similarity: { mn: 'Төстэй байдал', en: 'Similarity', ru: 'Сходство' },
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
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        automatic: {
          mn: 'Автоматаар шийдсэн',
          en: 'Decided automatically',
          ru: 'Решены автоматически',
        },
        library: { mn: 'Баталсан загвар', en: 'Approved specimens', ru: 'Утверждённые образцы' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
      },
      sections: {
        request: { mn: 'Хүсэлт', en: 'Request', ru: 'Заявка' },
        specimen: { mn: 'Загвар', en: 'Specimen', ru: 'Образец' },
        decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
      },
      actions: {
        accept_paper: {
          mn: 'Цаасаар баталсныг бүртгэх',
          en: 'Register a paper signature',
          ru: 'Зарегистрировать подпись на бумаге',
        },
        request_renewal: {
          mn: 'Шинэчлэх хүсэлт илгээх',
          en: 'Request a renewal',
          ru: 'Запросить обновление',
        },
      },
    },
  },
} satisfies Words;
