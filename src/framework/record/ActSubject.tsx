import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { isBlank, optionsOf } from '../../entity/Field';
import { manifestFor } from '../../entity/manifests';
import { IdentifyingFacts } from '../../fields/reference/IdentifyingFacts';
import type { ReferenceOptions } from '../../fields/reference/schema';

/**
 * The fields that say whose record it is and about how much, where its name does not: what tells it from others of its name,
 * as declared (`identifiedBy`); else its customer, and the first amount that the record's head or its list shows.
 */
export function subjectFields(entity: AnyEntity, record: RaRecord): readonly string[] {
  const { fields, identifiedBy, lifecycle } = entity;
  const told = [manifestFor(entity.name)?.represent ?? [], lifecycle?.field ?? []].flat();
  const tells = (name: string) => !told.includes(name) && !isBlank(record[name]);
  if (identifiedBy) return identifiedBy.filter(tells);
  const isPerson = (name: string) =>
    name === 'customerName' ||
    (fields[name].kind.refersTo === 'record' &&
      optionsOf<ReferenceOptions>(fields[name]).resource === 'customers');
  const figures = [...(entity.record?.facts ?? []), ...entity.list.columns].filter(
    (name) => name !== NAME_COLUMN,
  );
  const names = ['customerName', ...Object.keys(fields)].filter((name) => name in fields);
  return [
    names.find((name) => isPerson(name) && tells(name)),
    figures.find((name) => fields[name].kind.name === 'money' && tells(name)),
  ].filter((name) => name !== undefined);
}

/** Below the title of an act's dialog: whose record it is and about how much (docs/domain/interface.md 6.6). */
export function ActSubject({ entity, record }: { entity: AnyEntity; record: RaRecord }) {
  const fields = useMemo(
    () =>
      Object.fromEntries(subjectFields(entity, record).map((name) => [name, entity.fields[name]])),
    [entity, record],
  );
  if (Object.keys(fields).length === 0) return null;
  return <IdentifyingFacts resource={entity.name} fields={fields} record={record} />;
}
