import { addDays, endOfDayInstant } from '../../../../src/domain/dates';
import type { LogForwardingState, LogSource } from '../../../../src/domain/enums/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { samples as signIns } from '../../customers/login-attempt/samples';
import { samples as mails } from '../../messaging/email/samples';
import { samples as sms } from '../../messaging/sms/samples';
import { batchNumber, rowsBetween } from './logs';

interface Stream {
  source: LogSource;
  target: string;
  state: LogForwardingState;
  rows: SampleMaker;
  /** Days ago of the last batch. */
  until: number;
}

/** One goes on, one waits for a batch to be sent again, one was stopped. */
const STREAMS: readonly Stream[] = [
  {
    source: 'SIGN_INS',
    target: 'siem.example:6514',
    state: 'FORWARDING',
    rows: signIns,
    until: 1,
  },
  { source: 'SMS', target: 'siem.example:6514', state: 'FAILING', rows: sms, until: 1 },
  {
    source: 'MAILS',
    target: 'arkhiv.example:6514',
    state: 'STOPPED',
    rows: mails,
    until: 2,
  },
];

/** Days that the batches go back. */
const DAYS = 6;
/** Days ago of a batch that was sent again. */
const AGAIN = 4;

const endOf = (world: SampleWorld, days: number): string =>
  endOfDayInstant(addDays(world.today, -days)) ?? '';

/** A batch for each day of each log, of the rows that the sample has. */
export const sampleBatches = onceAWorld((world: SampleWorld): MockRecord[] => {
  let id = 0;
  return STREAMS.flatMap(({ source, state, rows, until }, index) => {
    const all = rows.make(world);
    const days = Array.from({ length: DAYS - until + 1 }, (_, place) => DAYS - place);
    return days.flatMap((day, place): MockRecord[] => {
      const after = place === 0 ? null : endOf(world, day + 1);
      const untilAt = endOf(world, day);
      const { length: count } = rowsBetween(all, source, after, untilAt);
      if (count === 0) return [];
      id += 1;
      const isLast = day === until;
      const isAgain = day === AGAIN;
      const isFailed = state === 'FAILING' && isLast;
      return [
        {
          id,
          number: batchNumber(source, place + 1),
          forwardingId: index + 1,
          source,
          fromAt: after ?? endOf(world, DAYS + 1),
          untilAt,
          count,
          state: isFailed ? 'FAILED' : isAgain ? 'SENT_AGAIN' : 'SENT',
          attempts: isAgain ? 2 : 1,
          failure: isFailed
            ? 'REFUSED'
            : isAgain
              ? index === 0
                ? 'UNREACHABLE'
                : 'TIMED_OUT'
              : null,
          sentAt: isFailed ? null : untilAt,
          createdAt: untilAt,
        },
      ];
    });
  });
});

/** The logs that are forwarded, each in another state. */
export const samples: SampleMaker = {
  resource: 'log_forwarding',
  make: (world) => {
    const admin = world.people.find(({ username }) => username === 'admin')?.id ?? null;
    return STREAMS.map(({ source, target, state, until }, index) => {
      const at = daysAgo(world, 60);
      return {
        id: index + 1,
        source,
        target,
        state,
        waiting: 0,
        forwarded: 0,
        failedBatches: 0,
        forwardedUntil: endOf(world, until),
        createdAt: at,
        createdBy: admin,
        updatedAt: state === 'STOPPED' ? endOf(world, until) : at,
        updatedBy: admin,
      };
    });
  },
};
