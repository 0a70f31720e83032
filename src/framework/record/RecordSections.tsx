import { useTranslate, type RaRecord } from 'ra-core';
import type { AnyEntity, SectionOf } from '../../entity/entity';
import { FieldValue } from '../FieldValue';
import { useFieldHeading } from '../useLabels';
import { CardBody, CardHead, CardTitle } from '../../ui/Card/Card';
import { Pairs } from '../../ui/Facts/Facts';
import { cx } from '../../ui/cx';
import recordStyles from './Record.module.css';
import cardStyles from '../../ui/Card/Card.module.css';
import styles from './RecordSections.module.css';

/** True for values that need the page's width to be read. */
const isBlock = (entity: AnyEntity, name: string) => entity.fields[name].kind.block === true;

interface Props<E extends AnyEntity> {
  entity: E;
  record: RaRecord;
  /** Only these sections; all of them by default. */
  only?: readonly SectionOf<E>[];
}

/** Every field of a record in its sections; without sections of its own for reading, what
 * those of the form leave out stands under "other". */
export function RecordSections<E extends AnyEntity>({ entity, record, only: some }: Props<E>) {
  const only: readonly string[] | undefined = some;
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
    <div className={recordStyles.sections}>
      {sections.map(({ key, fields }) => {
        const wide = fields.some((name) => isBlock(entity, name));
        return (
          <section
            key={key ?? ''}
            className={wide ? cx(cardStyles.card, recordStyles.wide) : cardStyles.card}
          >
            <CardHead>
              <CardTitle>
                {translate(
                  key === null ? 'record.other' : `resources.${entity.name}.sections.${key}`,
                )}
              </CardTitle>
            </CardHead>
            <CardBody>
              <Pairs>
                {fields.map((name) => (
                  <Pair key={name} label={label(name)} wide={isBlock(entity, name)}>
                    <FieldValue entity={entity} field={name} record={record} place="page" />
                  </Pair>
                ))}
              </Pairs>
            </CardBody>
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
      <dt className={wide ? styles.pairsWide : undefined}>{label}</dt>
      <dd className={wide ? styles.pairsWide : undefined}>{children}</dd>
    </>
  );
}
