import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { AnyEntity } from '../entity/entity';
import type { Translate } from '../entity/Field';
import { fieldLabelKey } from '../i18n/i18nProvider';

/** The label of a field: the entity's own wording, else the shared one. For inputs, which show their unit themselves. */
export function useFieldLabel(resource: string): (field: string) => string {
  const translate = useTranslate();
  return useCallback((field) => translate(fieldLabelKey(resource, field)), [resource, translate]);
}

/** A label with the unit of its figures: amounts are in tögrög, and their cells do not repeat it (interface, rule 12). */
export const withUnit = (
  { fields }: AnyEntity,
  field: string,
  label: string,
  translate: Translate,
): string =>
  Object.hasOwn(fields, field) && fields[field].kind.name === 'money'
    ? translate('unit.in_heading', { label, unit: translate('unit.mnt') })
    : label;

/** The label of a field above or beside its value, with its unit. */
export function useFieldHeading(entity: AnyEntity): (field: string) => string {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  return useCallback(
    (field) => withUnit(entity, field, label(field), translate),
    [entity, label, translate],
  );
}
