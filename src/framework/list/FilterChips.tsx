import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { fieldNamed } from '../../entity/Field';
import { formatDate } from '../../domain/dates';
import { FieldValue } from '../FieldValue';
import { useFieldLabel } from '../useLabels';
import { useListFilters } from './useListFilters';
import { useListViews } from './useListViews';
import { CellButton } from '../../ui/CellButton/CellButton';
import { Button } from '../../ui/Button/Button';
import chip from '../../ui/Chip/Chip.module.css';
import { cx } from '../../ui/cx';
import styles from './FilterChips.module.css';
import { Row } from '../../ui/Stack/Stack';

/** The filters at work, each in words and removable. Those of the declared view that is open are said by its tab. */
export function FilterChips({ entity, fixed }: { entity: AnyEntity; fixed: readonly string[] }) {
  const { open } = useListViews(entity);
  const said = open && !open.saved ? Object.keys(open.filter) : [];
  const { values, change, clear } = useListFilters(entity);
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const active = Object.entries(values).filter(
    ([key]) => !fixed.includes(key) && !said.includes(key),
  );
  if (active.length === 0) return null;
  return (
    <Row
      gap={6}
      data-no-print
      data-part="filter-chips"
      role="group"
      aria-label={translate('common.active_filters')}
    >
      {active.map(([key, value]) => {
        const name = key === 'q' ? translate('list.search') : label(key);
        return (
          <span
            key={key}
            className={cx(chip.tint, styles.chip)}
            data-tone="info"
            data-part="filter-chip"
          >
            {name}: <FilterWords entity={entity} field={key} value={value} />
            <CellButton
              aria-label={translate('list.remove_filter', { name })}
              onClick={() => change(key, undefined)}
            >
              ×
            </CellButton>
          </span>
        );
      })}
      <Button variant="text" size="small" onClick={clear}>
        {translate('action.clear_filters')}
      </Button>
    </Row>
  );
}

function FilterWords({
  entity,
  field,
  value,
}: {
  entity: AnyEntity;
  field: string;
  value: unknown;
}) {
  const declared = fieldNamed(entity.fields, field);
  if (!declared) return <b>{String(value)}</b>;
  if (declared.kind.filter === 'range' && typeof value === 'object' && value !== null) {
    const { from, to } = value as { from?: string; to?: string };
    const words = declared.kind.scale ? (day: string) => formatDate(day).text : String;
    return <b>{`${from ? words(from) : '…'} – ${to ? words(to) : '…'}`}</b>;
  }
  if (declared.kind.filter === 'text' || declared.kind.filter === 'exact')
    return <b>{String(value)}</b>;
  const words = [value].flat();
  return (
    <b>
      {words.map((word, index) => (
        <span key={String(word)}>
          {index > 0 && ', '}
          <FieldValue entity={entity} field={field} record={{ [field]: word }} />
        </span>
      ))}
    </b>
  );
}
