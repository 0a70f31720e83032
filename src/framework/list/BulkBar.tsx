import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { Menu, type MenuItem } from '../../ui/Menu/Menu';
import { actionLabelKey } from '../record/actionLabel';
import type { BulkAction } from './useBulkActions';
import { Button } from '../../ui/Button/Button';
import styles from './BulkBar.module.css';
import { CardHead } from '../../ui/Card/Card';
import { Sub } from '../../ui/Text/Text';

interface Props {
  entity: AnyEntity;
  /** How many rows are ticked. */
  count: number;
  actions: readonly BulkAction[];
  onAsk: (action: string) => void;
  onUnselect: () => void;
}

/**
 * How many rows are ticked, and what can be done with them: a button for each action that is open for at least one of
 * them, with the number of those rows; the others are in a menu, each with its reason (docs/domain/interface.md 6.5).
 */
export function BulkBar({ entity, count, actions, onAsk, onUnselect }: Props) {
  const translate = useTranslate();
  const label = (action: string) => translate(actionLabelKey(entity.name, action));
  const closed = actions.flatMap(({ action, words }): MenuItem[] =>
    words === undefined
      ? []
      : [
          {
            key: action,
            label: (
              <>
                {label(action)}
                <Sub>{words}</Sub>
              </>
            ),
            disabled: true,
          },
        ],
  );
  return (
    <CardHead
      as="div"
      className={styles.selection}
      role="region"
      aria-label={translate('list.selection')}
    >
      <span>{translate('list.selected', { smart_count: count })}</span>
      {actions
        .filter(({ words }) => words === undefined)
        .map(({ action, rows }) => (
          <Button key={action} onClick={() => onAsk(action)}>
            {label(action)} ({rows.length})
          </Button>
        ))}
      {closed.length > 0 && (
        <Menu framed label={translate('record.more_actions')} items={closed}>
          {translate('record.more_actions')}
        </Menu>
      )}
      <Button variant="text" size="small" onClick={onUnselect}>
        {translate('action.unselect_all')}
      </Button>
    </CardHead>
  );
}
