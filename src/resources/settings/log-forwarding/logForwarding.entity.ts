import { LogForwardingState, LogSource } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, text, userName } from '../../../fields';
import { FORWARD_LOGS, forwardingLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/** Logs that go to a system that watches over them: whether they do, and what waits (docs/domain/content-and-messaging.md 5.3). */
export default entity('log_forwarding', {
  gateway: 'main',
  endpoint: '/log-forwarding',
  assumed: true,
  menu: 'settings',
  order: 12,
  icon: 'transfer',
  represent: 'source',
  titles: { list: 'menu.settings.log_forwarding' },
  paths: { list: '/settings/log-forwarding', show: '/settings/log-forwarding/:id' },
  access: { list: FORWARD_LOGS, show: FORWARD_LOGS },
  ruledBy: 'mainTenant',
  fields: {
    source: choice(LogSource, given),
    /** Where they go; what is needed to get in there is not kept here. */
    target: text(given),
    state: choice(LogForwardingState, given),
    /** Rows of the log that have not been forwarded. */
    waiting: number(given),
    /** Rows that have been forwarded. */
    forwarded: number(given),
    /** Batches that the receiver did not take and that were not sent again. */
    failedBatches: number(given),
    /** Until when everything has been forwarded. */
    forwardedUntil: dateTime(given),
    updatedAt: dateTime(given),
    updatedBy: userName(given),
  },
  list: {
    columns: ['source', 'target', 'state', 'waiting', 'failedBatches', 'forwardedUntil'],
    optional: ['forwarded', 'updatedAt', 'updatedBy'],
    filters: ['source', 'state'],
    sort: { field: 'id', order: 'ASC' },
  },
  record: {
    status: 'state',
    facts: ['target', 'waiting', 'forwarded', 'failedBatches', 'forwardedUntil', 'updatedBy'],
  },
  tabs: [{ key: 'batches', wide: true }],
  lifecycle: forwardingLifecycle,
});
