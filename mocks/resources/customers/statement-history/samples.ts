import {
  StatementRequestState,
  type RequestChannel,
} from '../../../../src/domain/enums/customerLists';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { statementPdf } from './statementPdf';
import { samples as statements } from '../statement/samples';

const CHANNELS: readonly RequestChannel[] = ['APP', 'APP', 'CONSOLE', 'BRANCH'];
const FAILURES = ['Банкны үйлчилгээ хариу өгсөнгүй.', 'Данс хаагдсан байна.'];
const HOUR_MS = 3_600_000;
/** Before every so many statements a request came to nothing. */
const UNREADY_EVERY = 6;

/** Every statement was asked for; before some of them a request waited, failed, or was not fetched in time. */
export const samples: SampleMaker = {
  resource: 'statement-history-list',
  make: cachedByWorld((world) => {
    const staff = world.people.filter(({ permissions }) =>
      permissions.includes('customer-statement:list'),
    );
    const states = StatementRequestState.values.filter((state) => state !== 'READY');
    const requests = statements.make(world).flatMap((statement, index) => {
      const channel = CHANNELS[index % CHANNELS.length];
      const by = channel === 'APP' ? null : (staff[index % staff.length]?.id ?? null);
      const ready = requestOf(statement, 'READY', channel, by, 1 + (index % 5));
      if (index % UNREADY_EVERY !== 0) return [ready];
      const state = states[(index / UNREADY_EVERY) % states.length];
      return [requestOf(statement, state, channel, by, 26 + (index % 5)), ready];
    });
    return requests.map((request, index): MockRecord => ({ ...request, id: index + 1 }));
  }),
};

/** A request so many hours before the statement was there. */
function requestOf(
  statement: MockRecord,
  state: StatementRequestState,
  channel: RequestChannel,
  requestedBy: string | null,
  hours: number,
): Omit<MockRecord, 'id'> {
  const { customerId, customerName, regnum, accountNumber, periodFrom, periodTo, tenant } =
    statement;
  const isReady = state === 'READY';
  const requestedAt = new Date(
    Date.parse(String(statement.fetchedAt)) - hours * HOUR_MS,
  ).toISOString();
  return {
    ...{ customerId, customerName, regnum, accountNumber, periodFrom, periodTo, tenant },
    channel,
    requestedAt,
    requestedBy,
    state,
    failure: state === 'FAILED' ? FAILURES[Number(statement.id) % FAILURES.length] : null,
    statementId: isReady ? statement.id : null,
    file: isReady ? statementPdf(statement) : null,
    createdAt: requestedAt,
    createdBy: null,
  };
}
