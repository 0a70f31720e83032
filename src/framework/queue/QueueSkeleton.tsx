import { Panel, Surface } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import queueStyles from './queue.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The places of the list, of what the decision rests on, and of the decision, until the first answer has come. */
export const QueueSkeleton = () => (
  <div className={queueStyles.queue} aria-busy="true" data-part="queue-loading">
    <Surface>
      {ROWS.map((row) => (
        <Stack key={row} gap={6} pad={12}>
          <Skeleton />
          <Skeleton />
        </Stack>
      ))}
    </Surface>
    <Panel>
      <Stack gap={16}>
        {ROWS.map((row) => (
          <Skeleton key={row} />
        ))}
      </Stack>
    </Panel>
    <Panel>
      <Stack gap={16}>
        <Skeleton />
        <Skeleton />
      </Stack>
    </Panel>
  </div>
);
