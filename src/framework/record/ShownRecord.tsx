import type { RaRecord } from 'ra-core';
import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { OvertakenContext, type Overtaken } from './overtaken';

const ChangedMeanwhile = lazy(() =>
  import('./ChangedMeanwhile').then((module) => ({ default: module.ChangedMeanwhile })),
);

interface Props<R extends RaRecord> {
  entity: AnyEntity;
  /** The record as the page has it. */
  record: R;
  /** What the person decides on: an action inside is based on the record that it is given. */
  children: (shown: R) => ReactNode;
}

/**
 * Where an action is decided: when somebody else's change was faster, shows what is different, and then gives what is
 * inside the record of now, until the page has a newer one. The action is confirmed again by the person.
 */
export function ShownRecord<R extends RaRecord>({ entity, record, children }: Props<R>) {
  const [newer, setNewer] = useState<{ now: R; than: R }>();
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const onOvertaken = useCallback(
    (found: Overtaken) => {
      setNewer({ now: found.now as R, than: record });
      setOvertaken(found);
    },
    [record],
  );
  return (
    <OvertakenContext value={onOvertaken}>
      {children(newer?.than === record ? newer.now : record)}
      {overtaken && (
        <Suspense>
          <ChangedMeanwhile
            entity={entity}
            overtaken={overtaken}
            onLooked={() => setOvertaken(undefined)}
          />
        </Suspense>
      )}
    </OvertakenContext>
  );
}
