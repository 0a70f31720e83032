import type { Words } from '../../../i18n/words';
import { words as all } from '../collateral-admin/words';

export const words = {
  resources: {
    'loans/collateral/tenant': {
      name: {
        mn: 'Барьцаа хөрөнгө |||| Барьцаа (тенант)',
        en: 'Collateral |||| Collateral (tenant)',
        ru: 'Залог |||| Залог (тенант) |||| Залог (тенант)',
      },
      fields: all.resources['loans/collateral/admin'].fields,
      views: {
        pledged: { mn: 'Барьцаанд', en: 'Pledged', ru: 'В залоге' },
        releasable: { mn: 'Чөлөөлж болох', en: 'May be released', ru: 'Можно снять' },
        cars: { mn: 'Автомашин', en: 'Cars', ru: 'Автомобили' },
        estates: { mn: 'Үл хөдлөх', en: 'Real estate', ru: 'Недвижимость' },
        released: { mn: 'Чөлөөлсөн', en: 'Released', ru: 'Снятые' },
      },
      actions: {
        release: { mn: 'Барьцаа чөлөөлөх', en: 'Release collateral', ru: 'Снять залог' },
      },
    },
  },
} satisfies Words;
