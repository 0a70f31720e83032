import type { AnyEntity } from '../../src/entity/entity';
import { masked as maskedRow } from '../../src/entity/masked';
import type { MockRecord } from './MockRecord';

/** A record as lists and record pages get it: register numbers and phones masked. */
export const masked = (record: MockRecord, entity: AnyEntity): MockRecord =>
  maskedRow(record, entity.fields);
