import { LogBatchState, LogFailure, LogSource } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, reference, text } from '../../../fields';
import { batchLifecycle, FORWARD_LOGS } from '../log-forwarding/lifecycle';

const given = { readOnly: true } as const;

/** What of a log was forwarded at once, and what became of it (docs/domain/content-and-messaging.md 5.3). */
export default entity('log_batch', {
  gateway: 'main',
  endpoint: '/log-batches',
  assumed: true,
  icon: 'history',
  represent: 'number',
  paths: { list: null },
  access: { list: FORWARD_LOGS },
  ruledBy: 'mainTenant',
  fields: {
    number: text(given),
    forwardingId: reference('log_forwarding', given),
    source: choice(LogSource, given),
    fromAt: dateTime(given),
    untilAt: dateTime(given),
    /** Rows in it. */
    count: number(given),
    state: choice(LogBatchState, given),
    attempts: number(given),
    failure: choice(LogFailure, given),
    sentAt: dateTime(given),
  },
  list: {
    columns: ['number', 'fromAt', 'untilAt', 'count', 'state', 'attempts', 'failure', 'sentAt'],
    optional: ['source'],
    filters: ['state', 'untilAt', 'forwardingId'],
    sort: { field: 'untilAt', order: 'DESC' },
    views: [
      { key: 'failed', filter: { state: 'FAILED' } },
      { key: 'sent_again', filter: { state: 'SENT_AGAIN' } },
    ],
  },
  ends: ['SENT', 'SENT_AGAIN'],
  lifecycle: batchLifecycle,
});
