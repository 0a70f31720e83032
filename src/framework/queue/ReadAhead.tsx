import type { RaRecord } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import type { Queue } from './Queue';
import { useQueueRecord } from './useWaitingRecords';

interface Props {
  entity: AnyEntity;
  queue: Queue;
  record: RaRecord;
}

const nothing = () => undefined;

/** Reads the record that comes next, and what its review needs, so that it is there when its turn comes. Shows nothing. */
export function ReadAhead({ entity, queue: { useReadAhead = nothing }, record }: Props) {
  useQueueRecord(entity, record.id);
  useReadAhead(record);
  return null;
}
