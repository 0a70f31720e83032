import type { RaRecord } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { recordPath } from '../../entity/paths';
import type { ResourceName } from '../../i18n/Catalogue';

/** The entity that keeps changes of what guards money or law until another person puts them in force. */
export const CHANGES: ResourceName = 'settings/changes';

/** A change as the gateway sends it (docs/domain/authority.md 4). */
export interface AskedChange extends RaRecord {
  number: string;
  /** The act that was asked for, in words. */
  what: string;
  /** The entity that is changed, and its record; none for one that would be made. */
  resource: string;
  record: string | null;
  recordName: string;
  /** The act that was asked for. */
  action: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  reason: string | null;
  createdBy: string;
  createdAt: string;
}

/** Whether something of an entity waits for another person when it is changed. */
export const waitsForAnother = ({ guards, lifecycle }: AnyEntity): boolean =>
  Object.values(guards ?? {}).includes('inForceByAnother') ||
  Object.values(lifecycle?.actions ?? {}).some(({ guard }) => guard === 'inForceByAnother');

/** The page of the change that a write has only asked for; nothing where it was done at once. */
export const changePath = ({ askedChange }: RaRecord): string | undefined =>
  askedChange === undefined ? undefined : recordPath(CHANGES, 'show', askedChange as number);
