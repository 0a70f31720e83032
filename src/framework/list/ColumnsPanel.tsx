import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { OrderList } from '../../ui/OrderList/OrderList';
import { Popover } from '../../ui/Popover/Popover';
import { Row } from '../../ui/Stack/Stack';
import { useFieldLabel } from '../useLabels';
import { headingOf } from './columns';
import type { PanelProps } from './PanelButton';
import { DENSITIES, useDensity } from './useDensity';
import { useColumns } from './useColumns';
import styles from './ColumnsPanel.module.css';

/**
 * Which columns a list has, in which order, and how high its rows are. The first column names the row: it stays, and stays
 * first.
 */
export function ColumnsPanel({ entity, anchor, label, onClose }: PanelProps) {
  const { all, shown, arrangement, keep, toggle, reset } = useColumns(entity);
  const [density, setDensity] = useDensity();
  const translate = useTranslate();
  const labelOf = useFieldLabel(entity.name);
  const nameOf = (column: string) => headingOf(entity, column, labelOf, translate);
  const [first, ...others] = all;
  const move = (column: string, place: number) => {
    const order = others.filter((one) => one !== column);
    order.splice(place - 1, 0, column);
    keep({ ...arrangement, order });
  };
  return (
    <Popover anchor={anchor} label={label} onClose={onClose} className={styles.panel}>
      <label className={styles.first}>
        <input type="checkbox" checked disabled />
        {nameOf(first)}
      </label>
      <OrderList
        label={label}
        items={others}
        keyOf={(column) => column}
        nameOf={nameOf}
        onMove={move}
      >
        {(column) => (
          <label>
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={() => toggle(column)}
            />
            {nameOf(column)}
          </label>
        )}
      </OrderList>
      <Row className={styles.foot}>
        <div className={styles.choice} role="radiogroup" aria-label={translate('list.density')}>
          {DENSITIES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="density"
                checked={one === density}
                onChange={() => setDensity(one)}
              />
              {translate(`list.densities.${one}`)}
            </label>
          ))}
        </div>
        <Button variant="text" size="small" onClick={reset}>
          {translate('list.reset_columns')}
        </Button>
      </Row>
    </Popover>
  );
}
