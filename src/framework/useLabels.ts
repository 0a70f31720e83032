import { useCallback } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import type { Entity, KeyOf } from '../entity/entity';
import { inMoney, withUnit } from '../fields/withUnit';
import type { FieldLabel, ResourceName } from '../i18n/Catalogue';
import { fieldLabelKey } from '../i18n/i18nProvider';

/** The label of a field: the entity's own wording, else the shared one. For inputs, which show their unit themselves. */
export function useFieldLabel<N extends ResourceName>(
  resource: N,
): (field: KeyOf<N, FieldLabel<N>>) => string {
  const translate = useTranslate();
  return useCallback((field) => translate(fieldLabelKey(resource, field)), [resource, translate]);
}

/** A heading over amounts with their unit, for what is no field of an entity. */
export function useMoneyHeading(): (label: string) => string {
  const translate = useTranslate();
  return useCallback((label) => inMoney(label, translate), [translate]);
}

/** The label of a field above or beside its value, with its unit. */
export function useFieldHeading<N extends ResourceName>(
  entity: Entity<N>,
): (field: KeyOf<N, FieldLabel<N>>) => string {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  return useCallback(
    (field) => withUnit(entity.fields[field], label(field), translate),
    [entity, label, translate],
  );
}
