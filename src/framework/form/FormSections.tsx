import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { isBlank } from '../../entity/Field';
import type { AnyEntity, Section, SectionOf } from '../../entity/entity';
import { kindViews } from '../../fields/views';
import { isWritable } from '../../entity/writable';
import { useFieldLabel } from '../useLabels';
import { CardHead, Surface } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import formStyles from './Form.module.css';
import cardStyles from '../../ui/Card/Card.module.css';

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
  const isNew = isBlank(useWatch({ name: 'id' }));
  if (section.when && !section.when.is.includes(decider)) return null;
  const fields = section.fields.filter(
    (name) => isWritable(entity.fields[name], isNew) && !omit.includes(name),
  );
  if (fields.length === 0) return null;
  return (
    <Surface className={formStyles.fieldset} as="fieldset" data-part="fieldset" disabled={disabled}>
      <CardHead className={cardStyles.title} as="legend">
        {translate(`resources.${entity.name}.sections.${section.key}`)}
      </CardHead>
      <div className={formStyles.fields}>
        <Suspense fallback={<Skeleton />}>
          {fields.map((name, index) => {
            const field = entity.fields[name];
            const { Input } = kindViews[field.kind.name];
            return (
              <div key={name} className={field.kind.wide ? formStyles.wide : undefined}>
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
    </Surface>
  );
}
