import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { fieldLabelKey } from '../i18n/i18nProvider';

/** The label of a field: the entity's own wording, else the shared one. */
export function useFieldLabel(resource: string): (field: string) => string {
  const translate = useTranslate();
  return useCallback((field) => translate(fieldLabelKey(resource, field)), [resource, translate]);
}
