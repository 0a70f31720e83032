import { useState, type ReactNode } from 'react';
import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { formatCount } from '../../domain/formatCount';
import { checkQueue } from '../../domain/reconcile/countChecks';
import { QUEUE } from '../../domain/settings';
import type { AnyEntity } from '../../entity/entity';
import type { LoadedEntity } from '../loadEntity';
import { PageTitle } from '../../ui/Page/PageTitle';
import { actionLabelKey } from '../record/actionLabel';
import { useMay } from '../useMay';
import { keyOf, type Queue } from './Queue';
import { useKeys } from '../../ui/keys/useKeys';
import { PageHead } from '../../ui/Page/Page';
import { Kbd, Muted } from '../../ui/Text/Text';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { Panel } from '../../ui/Card/Card';
import styles from './QueueHead.module.css';
import { Row } from '../../ui/Stack/Stack';

/**
 * The keys that a queue knows, with the message key of what each does: those of actions that it has not are left out, and
 * those of further actions that the person may not do.
 */
function legendOf(
  entity: AnyEntity,
  queue: Queue,
  may: ReturnType<typeof useMay>,
): readonly (readonly [string, MessageKey])[] {
  const { approve, reject, others = [], reviewKeys = [] } = queue;
  const hasReasons =
    reject !== undefined && entity.lifecycle?.actions[reject].reasons !== undefined;
  return [
    ['J', 'queue.next'],
    ['K', 'queue.previous'],
    ...reviewKeys,
    ...(approve === undefined ? [] : [['A', 'queue.approve'] as const]),
    ...(reject === undefined ? [] : [['R', 'queue.reject'] as const]),
    ...others
      .filter((action) => may(entity.lifecycle?.actions[action].access))
      .map((action) => [keyOf(queue, action), actionLabelKey(entity.name, action)] as const),
    ...(hasReasons ? [['1–9', 'queue.reason'] as const] : []),
    ['S', 'queue.skip'],
    ['O', 'queue.open_record'],
    ['?', 'queue.keys'],
  ];
}

interface Props {
  loaded: LoadedEntity;
  queue: Queue;
  /** Message key. */
  title?: MessageKey;
  waiting?: number;
  /** Rows that the list below shows. */
  listed?: number;
  decidedToday?: number;
  /** It could not be read: there is nothing for its keys. */
  failed?: boolean;
  /** Below the title: the other ways to look at these records. */
  tabs?: ReactNode;
}

/** The queue's title, its counter, and the keys that it knows. */
export function QueueHead(props: Props) {
  const { loaded, queue, title: own, waiting, listed, decidedToday, failed, tabs } = props;
  const { entity, manifest } = loaded;
  const translate = useTranslate();
  const may = useMay();
  const [showsKeys, setShowsKeys] = useState(false);
  const toggle = () => setShowsKeys((before) => !before);
  useKeys({ 'Shift+Slash': toggle });
  const title = own ?? manifest.titles?.list ?? `resources.${entity.name}.name`;
  const counted = [
    waiting !== undefined && translate('queue.waiting', { count: formatCount(waiting) }),
    decidedToday !== undefined &&
      translate('queue.decided_today', { count: formatCount(decidedToday) }),
  ].filter((words) => words !== false);
  const check =
    waiting === undefined || listed === undefined
      ? undefined
      : checkQueue(waiting, listed, QUEUE.listed);
  return (
    <>
      <PageHead>
        <PageTitle>{translate(title, { smart_count: 2 })}</PageTitle>
        <Muted className={styles.counter} as="p" role="status">
          {counted.join(' · ')}
        </Muted>
        {check && !check.ok && (
          <Chip tone="danger">{translate('queue.differs', { count: check.right })}</Chip>
        )}
        {!failed && (
          <Button
            className={styles.keysButton}
            aria-expanded={showsKeys}
            aria-controls="queue-keys"
            onClick={toggle}
          >
            {translate('queue.keys')} <Kbd>?</Kbd>
          </Button>
        )}
      </PageHead>
      {tabs}
      {!failed && (
        <Panel id="queue-keys" hidden={!showsKeys}>
          <Row as="dl" gap="8px 24px" className={styles.keys}>
            {legendOf(entity, queue, may).map(([key, action]) => (
              <Row key={key}>
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>{translate(action)}</dd>
              </Row>
            ))}
          </Row>
        </Panel>
      )}
    </>
  );
}
