import { useTranslate, type RaRecord } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { FieldValue } from '../FieldValue';
import { useFieldHeading } from '../useLabels';

/** Values that need the page's width to be read. Long text does not: it wraps. */
const BLOCKS: ReadonlySet<string> = new Set([
  'richText',
  'embedded',
  'mapPoint',
  'json',
  'file',
  'weeklySchedule',
]);

const isBlock = (entity: AnyEntity, name: string) => BLOCKS.has(entity.fields[name].kind.name);

interface Props {
  entity: AnyEntity;
  record: RaRecord;
  /** Only these sections; all of them by default. */
  only?: readonly string[];
}

/** Every field of a record in its sections; without sections of its own for reading, what
 * those of the form leave out stands under "other". */
export function RecordSections({ entity, record, only }: Props) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const declared = entity.show ?? entity.form ?? [];
  const placed = new Set(declared.flatMap(({ fields }) => fields));
  const rest = entity.show ? [] : Object.keys(entity.fields).filter((name) => !placed.has(name));
  const sections = [
    ...declared,
    ...(rest.length > 0 && !only ? [{ key: null, fields: rest, when: undefined }] : []),
  ].filter(
    ({ key, when }) =>
      (!only || (key !== null && only.includes(key))) &&
      (!when || when.is.includes(record[when.field])),
  );
  return (
    <div className="u-sections">
      {sections.map(({ key, fields }) => {
        const wide = fields.some((name) => isBlock(entity, name));
        return (
          <section key={key ?? ''} className={wide ? 'u-card u-section-wide' : 'u-card'}>
            <header className="u-section-head">
              <h2 className="u-card-title">
                {translate(
                  key === null ? 'record.other' : `resources.${entity.name}.sections.${key}`,
                )}
              </h2>
            </header>
            <div className="u-section-body">
              <dl className="u-pairs">
                {fields.map((name) => (
                  <Pair key={name} label={label(name)} wide={isBlock(entity, name)}>
                    <FieldValue entity={entity} field={name} record={record} place="page" />
                  </Pair>
                ))}
              </dl>
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Pair({
  label,
  wide,
  children,
}: {
  label: string;
  wide: boolean;
  children: React.ReactNode;
}) {
  return (
    <>
      <dt className={wide ? 'u-pairs-wide' : undefined}>{label}</dt>
      <dd className={wide ? 'u-pairs-wide' : undefined}>{children}</dd>
    </>
  );
}
