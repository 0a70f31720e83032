import { only, type Words } from '../../../i18n/words';
import { words as room } from '../../contracts/signature-library/words';

const source = room.resources['signature-library'];

export const words = {
  resources: {
    signatures: {
      name: {
        mn: 'Гарын үсэг |||| Гарын үсгүүд',
        en: 'Signature |||| Signatures',
        ru: 'Подпись |||| Подписи |||| Подписи',
      },
      fields: {
        ...only(source.fields, ['requestState', 'signature', 'similarity', 'scan']),
        contractType: { mn: 'Гэрээний төрөл', en: 'Contract type', ru: 'Тип договора' },
        specimen: { mn: 'Баталсан загвар', en: 'Approved specimen', ru: 'Одобренный образец' },
        requestedAt: { mn: 'Хүсэлт гаргасан огноо', en: 'Requested at', ru: 'Дата запроса' },
        createdBy: { mn: 'Бүртгэсэн ажилтан', en: 'Recorded by', ru: 'Зарегистрировал' },
      },
      views: only(source.views, ['waiting', 'automatic', 'refused']),
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
