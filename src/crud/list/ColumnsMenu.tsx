import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { DropMenu, type DropItem } from '../../ui/base/DropMenu';
import { useFieldLabel } from '../useLabels';
import { headingOf } from './columns';
import { useColumns } from './useColumns';

/** Chooses the columns of a list; the first one names the record and stays. */
export function ColumnsMenu({ entity }: { entity: AnyEntity }) {
  const { all, shown, toggle, reset } = useColumns(entity);
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const columns = all.map((column): DropItem => ({
    key: column,
    label: headingOf(entity, column, label, translate),
    checked: shown.includes(column),
    toggles: true,
    disabled: column === all[0],
    onSelect: () => toggle(column),
  }));
  const name = translate('list.columns');
  return (
    <DropMenu
      framed
      label={name}
      items={[
        ...columns,
        { key: 'reset', label: translate('list.reset_columns'), divided: true, onSelect: reset },
      ]}
    >
      {name}
    </DropMenu>
  );
}
