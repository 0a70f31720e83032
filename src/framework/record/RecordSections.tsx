import type { RaRecord } from 'ra-core';
import { dynamicKey } from '../../i18n/dynamicKey';
import { useTranslate } from '../../i18n/useTranslate';
import { isBlank } from '../../entity/Field';
import type { AnyEntity, SectionOf } from '../../entity/entity';
import { FieldValue } from '../FieldValue';
import { useFieldHeading } from '../useLabels';
import { Pair, Pairs } from '../../ui/Facts/Facts';
import { Card, CardFlow } from '../../ui/Card/Card';

/** True for values that need the page's width to be read. */
const isBlock = (entity: AnyEntity, name: string) => entity.fields[name].kind.block === true;

interface Props<E extends AnyEntity> {
  entity: E;
  record: RaRecord;
  /** Only these sections; all of them by default. */
  only?: readonly SectionOf<E>[];
}

/**
 * The fields of a record in their sections; without sections of its own for reading, what those of the form leave out is
 * under "other". The state stands beside the name (docs/domain/interface.md 5.7) and not here again, nor under "other" what the
 * head says already.
 */
export function RecordSections<E extends AnyEntity>({ entity, record, only: some }: Props<E>) {
  const only: readonly string[] | undefined = some;
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const declared = entity.show ?? entity.form ?? [];
  const placed = new Set(declared.flatMap(({ fields }) => fields));
  const { status, facts = [] } = entity.record ?? {};
  const isSaid = (name: string) => name === status;
  const isInHead = (name: string) => facts.includes(name) && !isBlank(record[name]);
  const rest = entity.show
    ? []
    : Object.keys(entity.fields).filter((name) => !placed.has(name) && !isInHead(name));
  const sections = [...declared, ...(only ? [] : [{ key: null, fields: rest, when: undefined }])]
    .filter(
      ({ key, when }) =>
        (!only || (key !== null && only.includes(key))) &&
        (!when || when.is.includes(record[when.field])),
    )
    .map(({ key, fields }) => ({ key, fields: fields.filter((name) => !isSaid(name)) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <CardFlow>
      {sections.map(({ key, fields }) => {
        const wide = fields.some((name) => isBlock(entity, name));
        return (
          <Card
            key={key ?? ''}
            across={wide}
            title={translate(
              key === null
                ? 'record.other'
                : dynamicKey(`resources.${entity.name}.sections.${key}`),
            )}
          >
            <Pairs>
              {fields.map((name) => (
                <Pair key={name} label={label(name)} wide={isBlock(entity, name)}>
                  <FieldValue entity={entity} field={name} record={record} place="page" />
                </Pair>
              ))}
            </Pairs>
          </Card>
        );
      })}
    </CardFlow>
  );
}
