import type { Right } from '../../../../src/domain/enums/permissions';
import { WRITE_LOANS, WRITE_OWN_LOANS } from '../../../../src/resources/credit-registry/rights';
import {
  readReport,
  reportCalls,
  type WriteAttempt,
  type WriteFigures,
} from '../../../../src/resources/credit-registry/write/api';
import type { ReportedLoan } from '../../../../src/domain/creditRegistry/reportedLoan';
import { masked } from '../../../../src/entity/masked';
import zmsWriter from '../../../../src/resources/credit-registry/write/write.entity';
import zmsWriterTenant from '../../../../src/resources/credit-registry/write-tenant/writeTenant.entity';
import type { WriteRecord } from '../../../../src/resources/credit-registry/write/WriteRecord';
import { type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { OwnFilters } from '../../../engine/filters';
import { hooks } from './rules';
import { answerOne, collectionOf, recordOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { schedule } from './registryWrites';
import { scheduleAll } from '../../../engine/scheduleAll';
import { isVisible, visibleTo } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/** What of a report is personal. */
const REPORTED = { regnum: zmsWriter.fields.regnum };
const RESOURCE = 'zms-writer';
const READERS = [zmsWriter.access.list, zmsWriterTenant.access.list].flat();

/** The sides of R20 (docs/domain/money.md 9.1) for the loans that the caller sees, and what went wrong by its text. */
function figures(call: Call): Answer<WriteFigures> {
  const { caller } = call;
  need(caller, READERS);
  const open = collectionOf(call, RESOURCE).all.filter(
    (write) => write.isOpen === true && isVisible(caller, write),
  );
  const counted = collectionOf(call, 'loans').all.filter(
    (loan) => /^LOAN_(ONGOING|RISK|COURT)$/.test(String(loan.state)) && isVisible(caller, loan),
  );
  const inState = (state: string) => open.filter(({ writeStatus }) => writeStatus === state);
  const byText = new Map<string, number>();
  for (const { error } of inState('FAILED'))
    byText.set(String(error), (byText.get(String(error)) ?? 0) + 1);
  const body: WriteFigures = {
    open: counted.length,
    never: inState('NEVER').length,
    scheduled: inState('SCHEDULED').length,
    successfully: inState('SUCCESSFULLY').length,
    failed: inState('FAILED').length,
    errors: [...byText]
      .map(([text, count]) => ({ text, count }))
      .sort((one, other) => other.count - one.count),
  };
  return { body };
}

const writeAll =
  (right: Right, action: string) =>
  (call: Call): Answer<{ scheduled: number }> => {
    const { store, caller } = call;
    need(caller, right);
    const writable = hooks.filters?.isWritable(['true']);
    return scheduleAll(
      call,
      {
        resource: RESOURCE,
        tests: [
          visibleTo(call, collectionOf(call, RESOURCE).entity),
          writable && ((write: MockRecord) => writable(write, 0)),
        ],
        filters: hooks.filters as OwnFilters,
      },
      (write, reason) => {
        const from = write.writeStatus;
        schedule(store, collectionOf(call, RESOURCE), write, caller.id);
        store.history.add(RESOURCE, write, {
          at: store.clock.iso(),
          by: caller.id,
          action,
          field: 'writeStatus',
          from,
          to: 'SCHEDULED',
          origin: 'MANUAL',
          reason,
        });
      },
    );
  };

/** One of our records as the search of the registry opens it for correction. */
function found(call: Call): Answer<WriteRecord> {
  need(call.caller, WRITE_LOANS);
  return answerOne(call, zmsWriter, recordOf(call, RESOURCE), hooks);
}

function writes(call: Call): Answer<WriteAttempt[]> {
  need(call.caller, [...READERS, WRITE_LOANS]);
  const attempts = recordOf(call, RESOURCE).writes as WriteAttempt[];
  const body = attempts.map((attempt) => ({
    ...attempt,
    before: attempt.before && hidden(attempt.before),
    after: hidden(attempt.after),
  }));
  return { body };
}

/** What was reported as it may be read: with the register number masked. */
const hidden = (reported: ReportedLoan): ReportedLoan => masked({ ...reported }, REPORTED);

/** Calls about reports beside the ordinary ones (docs/domain/registries.md 2.1; the addresses are assumed). */
export const routes: readonly Route[] = [
  route(reportCalls['zms-writer'].figures, figures),
  route(reportCalls['zms-writer'].writeAll, writeAll(WRITE_LOANS, 'write_one')),
  route(reportCalls['zms-writer'].writes, writes),
  route(readReport, found),
  route(reportCalls['zms-writer-tenant-list'].figures, figures),
  route(reportCalls['zms-writer-tenant-list'].writeAll, writeAll(WRITE_OWN_LOANS, 'write_one')),
  route(reportCalls['zms-writer-tenant-list'].writes, writes),
];
