import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    signatures: {
      name: {
        mn: 'Гарын үсэг |||| Гарын үсгүүд',
        en: 'Signature |||| Signatures',
        ru: 'Подпись |||| Подписи |||| Подписи',
      },
      fields: {
        requestState: {
          mn: 'Гарын үсгийн хүсэлтийн төлөв',
          en: 'Signature request state',
          ru: 'Статус заявки на подпись',
        },
        contractType: { mn: 'Гэрээний төрөл', en: 'Contract type', ru: 'Тип договора' },
        signature: { mn: 'Шинэ гарын үсэг', en: 'New signature', ru: 'Новая подпись' },
        specimen: { mn: 'Баталсан загвар', en: 'Approved specimen', ru: 'Одобренный образец' },
        similarity: { mn: 'Төстэй байдал', en: 'Similarity', ru: 'Сходство' },
        scan: {
          mn: 'Цаасан гэрээний скан',
          en: 'Scan of the paper contract',
          ru: 'Скан бумажного договора',
        },
        requestedAt: { mn: 'Хүсэлт гаргасан огноо', en: 'Requested at', ru: 'Дата запроса' },
        createdBy: { mn: 'Бүртгэсэн ажилтан', en: 'Recorded by', ru: 'Зарегистрировал' },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        automatic: {
          mn: 'Автоматаар шийдсэн',
          en: 'Decided automatically',
          ru: 'Решены автоматически',
        },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
      },
      actions: {
        approve_signature: {
          mn: 'Гарын үсэг батлах',
          en: 'Approve signature',
          ru: 'Одобрить подпись',
        },
        reject_signature: {
          mn: 'Гарын үсгээс татгалзах',
          en: 'Reject signature',
          ru: 'Отклонить подпись',
        },
        accept_paper: {
          mn: 'Цаасаар баталсныг бүртгэх',
          en: 'Record approval on paper',
          ru: 'Зарегистрировать подпись на бумаге',
        },
        overrule_approval: {
          mn: 'Автомат баталгааг хүчингүй болгох',
          en: 'Overrule automatic approval',
          ru: 'Отменить автоматическое одобрение',
        },
        overrule_rejection: {
          mn: 'Автомат татгалзлыг хүчингүй болгох',
          en: 'Overrule automatic rejection',
          ru: 'Отменить автоматический отказ',
        },
      },
    },
  },
} satisfies Words;
