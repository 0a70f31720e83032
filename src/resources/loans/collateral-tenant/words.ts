import type { Words } from '../../../i18n/words';
import { words as all } from '../collateral-admin/words';

const source = all.resources['loans/collateral/admin'];

export const words = {
  resources: {
    'loans/collateral/tenant': {
      name: {
        mn: 'Барьцаа хөрөнгө |||| Барьцаа (тенант)',
        en: 'Collateral |||| Collateral (tenant)',
        ru: 'Залог |||| Залог (тенант) |||| Залог (тенант)',
      },
      fields: source.fields,
      views: source.views,
      actions: source.actions,
    },
  },
} satisfies Words;
