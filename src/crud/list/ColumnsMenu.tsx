import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { useFieldLabel } from '../useLabels';
import { headingOf } from './columns';
import { useColumns } from './useColumns';

/** Chooses the columns of a list; the first one names the record and stays. */
export function ColumnsMenu({ entity }: { entity: AnyEntity }) {
  const { all, shown, toggle, reset } = useColumns(entity);
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="u-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('list.columns')}
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map((column) => {
          const checked = shown.includes(column);
          return (
            <MenuItem
              key={column}
              dense
              role="menuitemcheckbox"
              aria-checked={checked}
              disabled={column === all[0]}
              onClick={() => toggle(column)}
            >
              <input
                type="checkbox"
                className="u-check"
                checked={checked}
                readOnly
                tabIndex={-1}
                aria-hidden
              />
              <span className="u-menu-text">{headingOf(entity, column, label, translate)}</span>
            </MenuItem>
          );
        })}
        <MenuItem dense divider={false} onClick={reset}>
          {translate('list.reset_columns')}
        </MenuItem>
      </Menu>
    </>
  );
}
