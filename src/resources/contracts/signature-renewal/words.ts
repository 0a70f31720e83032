import { only, type Words } from '../../../i18n/words';
import { words as room } from '../signature-library/words';

const source = room.resources['signature-library'];

export const words = {
  resources: {
    'signature-renewal': {
      name: {
        mn: 'Гарын үсгийн шинэчлэл |||| Гарын үсэг шинэчлэх',
        en: 'Signature renewal |||| Signature renewal',
        ru: 'Обновление подписи |||| Обновление подписи |||| Обновление подписи',
      },
      fields: {
        ...only(source.fields, [
          'requestState',
          'validFrom',
          'validTo',
          'isExpiring',
          'renewalRequestedAt',
          'renewalRequestedBy',
        ]),
        signature: { mn: 'Одоогийн загвар', en: 'Current specimen', ru: 'Действующий образец' },
      },
      actions: only(source.actions, ['request_renewal']),
    },
  },
} satisfies Words;
