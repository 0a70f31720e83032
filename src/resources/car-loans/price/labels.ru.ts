import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'car-loan/prices': {
      name: 'Допустимая цена автомобиля |||| Допустимые цены автомобилей |||| Допустимые цены автомобилей',
      fields: { mark: 'Марка', carModel: 'Модель автомобиля', manufacturedYear: 'Год выпуска' },
      sections: { car: 'Автомобиль' },
    },
  },
};
