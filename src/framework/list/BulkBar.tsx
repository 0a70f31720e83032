import { useState } from 'react';
import { LIST } from '../../domain/settings';
import { formatCount } from '../../domain/formatCount';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { Menu, type MenuItem } from '../../ui/Menu/Menu';
import { actionLabelKey } from '../record/actionLabel';
import type { BulkAction } from './useBulkActions';
import { Button } from '../../ui/Button/Button';
import styles from './BulkBar.module.css';
import { Row } from '../../ui/Stack/Stack';
import { Sub } from '../../ui/Text/Text';

interface Props {
  entity: AnyEntity;
  /** How many rows are ticked. */
  count: number;
  /** How many the filter shows, where those of this page are all ticked and there are more. */
  total?: number;
  actions: readonly BulkAction[];
  onAsk: (action: string) => void;
  onTickAll: () => Promise<unknown>;
  onUnselect: () => void;
}

/**
 * How many rows are ticked, and what can be done with them: a button for each of the first actions that are open for at
 * least one of them, with the number of those rows; the others are in a menu, those that are closed with their reason
 * (docs/domain/interface.md 6.5).
 */
export function BulkBar({ entity, count, total, actions, onAsk, onTickAll, onUnselect }: Props) {
  const translate = useTranslate();
  const label = (action: string) => translate(actionLabelKey(entity.name, action));
  const open = actions.filter(({ words }) => words === undefined);
  const shown = open.slice(0, LIST.actsShown);
  const others = [...open.slice(LIST.actsShown), ...actions.filter(({ words }) => words)];
  const items = others.map(({ action, rows, words }): MenuItem =>
    words === undefined
      ? {
          key: action,
          label: `${label(action)} (${rows.length})`,
          onSelect: () => onAsk(action),
        }
      : {
          key: action,
          label: (
            <>
              {label(action)}
              <Sub>{words}</Sub>
            </>
          ),
          disabled: true,
        },
  );
  return (
    <Row className={styles.selection} role="region" aria-label={translate('list.selection')}>
      <b>{translate('list.selected', { smart_count: count })}</b>
      {shown.map(({ action, rows }) => (
        <Button key={action} size="small" onClick={() => onAsk(action)}>
          {label(action)} ({rows.length})
        </Button>
      ))}
      {items.length > 0 && (
        <Menu framed="small" label={translate('record.more_actions')} items={items}>
          {translate('record.more_actions')}
        </Menu>
      )}
      {total !== undefined && <TickAll total={total} onTickAll={onTickAll} />}
      <Button variant="text" size="small" onClick={onUnselect}>
        {translate('action.unselect_all')}
      </Button>
    </Row>
  );
}

/** Beyond the page: all that the filter shows, or as many of them as can be ticked. */
function TickAll({ total, onTickAll }: { total: number; onTickAll: () => Promise<unknown> }) {
  const translate = useTranslate();
  const [pending, setPending] = useState(false);
  const count = Math.min(total, LIST.tickedMax);
  const tick = () => {
    setPending(true);
    void onTickAll().finally(() => setPending(false));
  };
  return (
    <Button variant="text" size="small" loading={pending} onClick={tick}>
      {translate(count < total ? 'list.tick_first' : 'list.tick_all', {
        count: formatCount(count),
        total: formatCount(total),
      })}
    </Button>
  );
}
