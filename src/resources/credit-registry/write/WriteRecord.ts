import type { RegistryWriteFacts } from './lifecycle';
import type { RecordOf } from '../../../entity/entity';
import type zmsWriter from './write.entity';

/** A report as the gateway answers it. */
export type WriteRecord = RecordOf<typeof zmsWriter> & { facts?: RegistryWriteFacts };
