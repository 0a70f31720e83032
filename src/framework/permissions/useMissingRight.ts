import { useCallback } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { Right } from '../../domain/enums/permissions';
import { hasMessage } from '../../i18n/i18nProvider';
import { useAreaTexts } from '../useAreaTexts';

/**
 * Says which right is missing beside the one that is there. The names of rights come with the texts of users: they are loaded
 * where one is missing, and until they are there the sentence names none.
 * @param isMissing whether a right may have to be named
 */
export function useMissingRight(isMissing: boolean): (needed: readonly Right[]) => string {
  const translate = useTranslate();
  const hasTexts = useAreaTexts(isMissing ? 'users' : undefined);
  return useCallback(
    (needed) => {
      const names = needed.map((right) => `rights.${right}`);
      return hasTexts && names.every(hasMessage)
        ? translate('record.also_needed', {
            right: names.map((name) => translate(name)).join(', '),
          })
        : translate('record.also_needed_unnamed');
    },
    [hasTexts, translate],
  );
}
