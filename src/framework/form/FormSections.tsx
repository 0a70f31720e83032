import { useRecordContext, type RaRecord } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { dynamicKey } from '../../i18n/dynamicKey';
import { useTranslate } from '../../i18n/useTranslate';
import { type Field, isBlank } from '../../entity/Field';
import type { AnyEntity, Section, SectionOf } from '../../entity/entity';
import { isWritable } from '../../entity/writable';
import { FieldValue } from '../FieldValue';
import { useMissingRight } from '../permissions/useMissingRight';
import { useFieldHeading, useFieldLabel } from '../useLabels';
import { useMay } from '../useMay';
import { FieldInputs } from './FieldInputs';
import { useRequired } from './useRequired';
import { CardBody } from '../../ui/Card/Card';
import { Pair, Pairs } from '../../ui/Facts/Facts';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup';
import { Note } from '../../ui/Text/Text';

interface Props<E extends AnyEntity> {
  entity: E;
  /** Only these sections; all of them by default. */
  only?: readonly SectionOf<E>[];
  /** Without these fields. */
  omit?: readonly (keyof E['fields'] & string)[];
  /** Fields that are shown, and cannot be changed. */
  locked?: readonly string[];
  disabled?: boolean;
}

/** The inputs of an entity in its sections. Sections that depend on another field come and go with it. */
export function FormSections<E extends AnyEntity>({
  entity,
  only: some,
  omit,
  locked,
  disabled,
}: Props<E>) {
  const only: readonly string[] | undefined = some;
  const sections = entity.form ?? [{ key: 'general', fields: Object.keys(entity.fields) }];
  const required = useRequired(entity);
  const shown = only ? sections.filter(({ key }) => only.includes(key)) : sections;
  return shown.map((section, index) => (
    <FormSection
      key={section.key}
      entity={entity}
      section={section}
      required={required}
      omit={omit}
      locked={locked}
      disabled={disabled}
      first={index === 0}
    />
  ));
}

interface SectionProps {
  entity: AnyEntity;
  section: Section;
  /** The fields that are asked for now. */
  required: ReadonlySet<string>;
  omit?: readonly string[];
  locked?: readonly string[];
  disabled?: boolean;
  first: boolean;
}

function FormSection(props: SectionProps) {
  const { entity, section, required, omit = [], disabled, first } = props;
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const decider: unknown = useWatch({ name: section.when?.field ?? '', disabled: !section.when });
  const isNew = isBlank(useWatch({ name: 'id' }));
  if (section.when && !section.when.is.includes(decider)) return null;
  const fields = section.fields.filter(
    (name) => isWritable(entity.fields[name], isNew) && !omit.includes(name),
  );
  if (fields.length === 0) return null;
  // What the life cycle keeps as it is by now is shown, and cannot be changed.
  const fixed = isNew || !record ? [] : (entity.lifecycle?.fixed?.(record) ?? []);
  const locked = [...(props.locked ?? []), ...fixed];
  return (
    <FormFields
      entity={entity}
      legend={translate(dynamicKey(`resources.${entity.name}.sections.${section.key}`))}
      {...{ fields, required, locked, disabled, first }}
    />
  );
}

interface FieldsProps {
  entity: AnyEntity;
  legend: string;
  /** Names of the fields, in the order in which they are asked for. */
  fields: readonly string[];
  /** The fields that are asked for now (`useRequired`). */
  required: ReadonlySet<string>;
  /** Those of them that are shown, and cannot be changed. */
  locked?: readonly string[];
  disabled?: boolean;
  /** The first input of the page takes the focus. */
  first: boolean;
}

/** Inputs of some of an entity's fields under one heading: of a section, or of a form that has its own order. */
export function FormFields(props: FieldsProps) {
  const { entity, legend, fields, required, locked = [], disabled, first } = props;
  const label = useFieldLabel(entity.name);
  const may = useMay();
  const missing = fields.flatMap((name) => {
    const { needs } = entity.fields[name].options;
    return needs && !may(needs) ? [{ name, needs: [needs].flat() }] : [];
  });
  const missingRight = useMissingRight(missing.length > 0);
  const isClosed = (name: string) =>
    locked.includes(name) || missing.some((one) => one.name === name);
  const open = fields.filter((name) => !isClosed(name));
  const closed = fields.filter(isClosed);
  return (
    <FieldGroup
      legend={legend}
      quiet={fields.length === 1 && label(fields[0]) === legend}
      disabled={disabled}
    >
      {closed.length > 0 && <LockedFields entity={entity} fields={closed} />}
      {missing.map(({ name, needs }) => (
        <CardBody key={name} data-part="missing-right">
          <Note>{`${label(name)}: ${missingRight(needs)}`}</Note>
        </CardBody>
      ))}
      {open.length > 0 && (
        <FieldInputs
          entity={entity}
          fields={open.map((name) => [name, asked(entity.fields[name], required.has(name))])}
          autoFocus={first}
          disabled={disabled}
        />
      )}
    </FieldGroup>
  );
}

const asked = (field: Field, required: boolean): Field =>
  required ? { ...field, required: true } : field;

/** Fields that cannot be changed, as they are. */
function LockedFields({ entity, fields }: { entity: AnyEntity; fields: readonly string[] }) {
  const heading = useFieldHeading(entity);
  const values: unknown[] = useWatch({ name: [...fields] });
  return (
    <CardBody data-part="locked">
      <Pairs>
        {fields.map((name, at) => (
          <Pair key={name} label={heading(name)} wide={entity.fields[name].kind.block}>
            <FieldValue entity={entity} field={name} record={{ [name]: values[at] }} place="page" />
          </Pair>
        ))}
      </Pairs>
    </CardBody>
  );
}
