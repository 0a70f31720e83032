import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnyEntity, Section, SectionOf } from '../../entity/entity';
import { kindViews } from '../../entity/views';
import { useFieldLabel } from '../useLabels';

interface Props<E extends AnyEntity> {
  entity: E;
  /** Only these sections; all of them by default. */
  only?: readonly SectionOf<E>[];
  /** Without these fields. */
  omit?: readonly (keyof E['fields'] & string)[];
  disabled?: boolean;
}

/** The inputs of an entity in its sections. Sections that depend on another field come and go with it. */
export function FormSections<E extends AnyEntity>({
  entity,
  only: some,
  omit,
  disabled,
}: Props<E>) {
  const only: readonly string[] | undefined = some;
  const sections = entity.form ?? [{ key: 'general', fields: Object.keys(entity.fields) }];
  const shown = only ? sections.filter(({ key }) => only.includes(key)) : sections;
  return shown.map((section, index) => (
    <FormSection
      key={section.key}
      entity={entity}
      section={section}
      omit={omit}
      disabled={disabled}
      first={index === 0}
    />
  ));
}

interface SectionProps {
  entity: AnyEntity;
  section: Section;
  omit?: readonly string[];
  disabled?: boolean;
  first: boolean;
}

function FormSection({ entity, section, omit = [], disabled, first }: SectionProps) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const decider: unknown = useWatch({ name: section.when?.field ?? '', disabled: !section.when });
  if (section.when && !section.when.is.includes(decider)) return null;
  const fields = section.fields.filter(
    (name) => !entity.fields[name].options.readOnly && !omit.includes(name),
  );
  return (
    <fieldset className="u-card u-fieldset" disabled={disabled}>
      <legend className="u-section-head u-card-title">
        {translate(`resources.${entity.name}.sections.${section.key}`)}
      </legend>
      <div className="u-form-fields">
        <Suspense fallback={<span className="u-skeleton" />}>
          {fields.map((name, index) => {
            const field = entity.fields[name];
            const { Input } = kindViews[field.kind.name];
            return (
              <div key={name} className={field.kind.wide ? 'u-form-wide' : undefined}>
                <Input
                  field={field}
                  source={name}
                  label={label(name)}
                  resource={entity.name}
                  autoFocus={first && index === 0}
                  disabled={disabled}
                />
              </div>
            );
          })}
        </Suspense>
      </div>
    </fieldset>
  );
}
