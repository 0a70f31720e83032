import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { Menu, type MenuItem } from '../../ui/Menu/Menu';
import { useFieldLabel } from '../useLabels';
import { headingOf } from './columns';
import { useColumns } from './useColumns';

/** Chooses the columns of a list; the first one names the record and stays. */
export function ColumnsMenu({ entity }: { entity: AnyEntity }) {
  const { all, shown, toggle, reset } = useColumns(entity);
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const columns = all.map((column): MenuItem => ({
    key: column,
    label: headingOf(entity, column, label, translate),
    checked: shown.includes(column),
    toggles: true,
    disabled: column === all[0],
    onSelect: () => toggle(column),
  }));
  const name = translate('list.columns');
  return (
    <Menu
      framed
      label={name}
      items={[
        ...columns,
        { key: 'reset', label: translate('list.reset_columns'), divided: true, onSelect: reset },
      ]}
    >
      {name}
    </Menu>
  );
}
