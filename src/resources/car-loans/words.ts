import type { Words } from '../../i18n/words';
import { lending } from '../../i18n/shared/lending';

export const words = {
  ...lending,
} satisfies Words;
