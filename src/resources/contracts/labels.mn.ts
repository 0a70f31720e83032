import { lending } from '../../i18n/mn/shared/lending';
import { queueTexts } from '../../i18n/mn/shared/queues';
import { registryCheckTexts } from '../../i18n/mn/shared/registryCheck';
import { printedTexts } from '../../i18n/mn/shared/printed';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...printedTexts,
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    ...printedTexts.enums,
    ContractRequestStage: {
      IDENTITY: 'Иргэний мэдээлэл шалгах',
      REGISTRY: 'ЗМС, ХУР-аас лавлах',
      SCORING: 'Оноо тооцох',
      CUSTOMER_SIGN: 'Харилцагч гарын үсэг зурах',
      DIRECTOR_SIGN: 'Захирал гарын үсэг зурах',
      SIGN_FAILED: 'Гарын үсэг амжилтгүй',
    },
    ContractAction: {
      MAKE: 'Гэрээ байгуулах',
      CANCEL: 'Гэрээ цуцлах',
      CEDE: 'Шаардах эрх шилжүүлэх',
      UNDO_CESSION: 'Шаардах эрхийн шилжүүлгийг буцаах',
    },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    contracts: typeof labels;
  }
}
