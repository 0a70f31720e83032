import type { Right } from '../../domain/enums/permissions';
import type { Translate } from '../../entity/Field';

/** Which right is missing beside the one that is there; its own name where the words of rights are not loaded yet. */
export const missingWords = (needed: readonly Right[], translate: Translate): string =>
  translate('record.also_needed', {
    right: needed.map((right) => translate(`rights.${right}`, { _: right })).join(', '),
  });
