import {
  creditRegistrySend,
  stateRegistryStep,
} from '../../../src/domain/contracts/registryClocks';
import { ContractRequestStage, ContractType } from '../../../src/domain/enums/contracts';
import { normalise } from '../../../src/domain/enums/readEnum';
import { SIGN_CONTRACT, WRITE_REGISTRY } from '../../../src/domain/lifecycles/rights';
import type { DocumentVersion, StageCount } from '../../../src/resources/contracts/wire';
import { COMPUTE_SCORE } from '../../../src/resources/contracts/create/gateRights';
import type { KeptVersion } from '../../samples/contractRecord';
import { contractText } from '../../samples/contractTemplates';
import { checkedReason } from '../actRoutes';
import { ApiError, invalid, notFound } from '../ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../Call';
import { need } from '../Caller';
import type { OwnFilters } from '../filters';
import { listPage } from '../listPage';
import { readListQuery } from '../listQuery';
import { masked } from '../personal';
import type { Rec } from '../Rec';
import { collectionOf, recordOf } from '../records';
import { isVisible, visibleTo } from '../tenancy';
import { hooks, isWritable } from '../hooks/contract';
import { scheduled } from '../hooks/contractActs';
import { gatesAnswer, liveFacts } from '../hooks/contractGateFacts';
import { ownTest, seesContract } from '../hooks/contractOwn';

const RESOURCE = 'contract';
const ALL = ['contract:list', 'contract-own:list'] as const;
const ONLINE = ['online-contract:list', 'online-contract-own:list'] as const;
const READERS = [...ALL, ...ONLINE];

/** A list of contracts; people with the right to their own see those alone. */
function list(call: Call, [all, own]: readonly [string, string], online: boolean): Answer {
  const { caller, query: source } = call;
  const query = readListQuery(source);
  const byIds = query.filters.has('id');
  need(caller, byIds ? READERS : [all, own]);
  const collection = collectionOf(call, RESOURCE);
  const tests = [
    visibleTo(caller),
    byIds ? (record: Rec) => seesContract(caller, record) : ownTest(caller, all, own),
    online ? (record: Rec) => record.isOnline === true : undefined,
  ];
  const page = listPage(collection, query, tests, hooks.filters as OwnFilters);
  const dress = (record: Rec) => hooks.presentRow?.(masked(record, collection.entity), call);
  return { body: { ...page, content: page.content.map(dress) } };
}

/** The contract of the call, for those who may see it. */
function seen(call: Call): Rec {
  need(call.caller, READERS);
  const record = recordOf(call, RESOURCE);
  if (!seesContract(call.caller, record)) throw notFound();
  return record;
}

function versions(call: Call): Answer {
  const record = seen(call);
  const kept = (record.versions ?? []) as KeptVersion[];
  const body = kept.map(({ amendment, ...version }): DocumentVersion => ({
    ...version,
    html: contractText({
      type: record.type as ContractType,
      contractNumber: String(record.contractNumber),
      day: version.at.slice(0, 10),
      customer: String(record.customerName),
      limit: version.limit,
      version: version.version,
      amendment,
    }),
  }));
  return { body };
}

function customerOf(call: Call, id: unknown): Rec {
  const customer = collectionOf(call, 'customers').get(Number(id));
  if (!customer || !isVisible(call.caller, customer)) throw notFound();
  return customer;
}

function gates(call: Call): Answer {
  need(call.caller, 'contract:create');
  const type = normalise(ContractType, call.query.get('type'));
  if (!type) throw invalid({ type: 'validation.invalid_value' });
  const customer = customerOf(call, call.query.get('customerId'));
  return { body: gatesAnswer(call, customer, type, call.query.get('parentId')) };
}

/** Sends a check: it costs money, so with a reason while a result is valid (domain 4.10). */
function check(call: Call): Answer {
  const { store, caller } = call;
  need(caller, WRITE_REGISTRY);
  const { customerId, reason: given } = bodyOf(call);
  const customer = customerOf(call, customerId);
  const facts = liveFacts(call, Number(customer.id));
  const step = creditRegistrySend(facts.creditRegistry, store.clock.today());
  if (step === 'waiting')
    throw new ApiError(409, 'TRANSITION_FORBIDDEN', { values: { state: 'PENDING' } });
  const typed = typeof given === 'string' ? given.trim() : '';
  const reason = checkedReason(typed, step === 'resend-with-reason');
  facts.creditRegistry = { state: 'PENDING', at: store.clock.iso() };
  facts.readings = 0;
  note(call, customer, 'check_zms', reason);
  return { status: 201, body: facts.creditRegistry, commit: { resource: 'zms', id: customer.id } };
}

/** Computes the score from a reading of the state registry that is still good (specification 1 §5). */
function score(call: Call): Answer {
  const { store, caller } = call;
  need(caller, COMPUTE_SCORE);
  const customer = customerOf(call, call.params.id);
  const facts = liveFacts(call, Number(customer.id));
  const step = stateRegistryStep({ ...facts, today: store.clock.today() });
  if (step !== 'compute-score')
    throw new ApiError(409, 'TRANSITION_FORBIDDEN', { values: { state: step } });
  facts.scoreAt = store.clock.iso();
  note(call, customer, 'compute_score', '');
  return {
    body: { scoreAt: facts.scoreAt, score: customer.score ?? null },
    commit: { resource: 'customers', id: customer.id },
  };
}

function note({ store, caller }: Call, customer: Rec, action: string, reason: string): void {
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: caller.id,
    action,
    origin: 'MANUAL',
    ...(reason ? { reason } : {}),
  });
}

/** Schedules all contracts of a filter, if they are still as many as the person was told (domain 4.30). */
function writeAll(call: Call): Answer {
  const { store, caller } = call;
  need(caller, WRITE_REGISTRY);
  const { filter, count, reason: given } = bodyOf(call);
  const reason = checkedReason(typeof given === 'string' ? given.trim() : '', true);
  const query = readListQuery({ ...(filter as object | null), size: 1 });
  const collection = collectionOf(call, RESOURCE);
  const tests = [visibleTo(caller), ownTest(caller, ...ALL), (record: Rec) => isWritable(record)];
  const { totalElements } = listPage(collection, query, tests, hooks.filters as OwnFilters);
  if (totalElements !== count)
    throw new ApiError(409, 'CONFLICT', { extra: { count: totalElements } });
  const rows = listPage(
    collection,
    { ...query, size: Math.max(1, totalElements) },
    tests,
    hooks.filters as OwnFilters,
  ).content;
  for (const record of rows) {
    const at = store.clock.iso();
    store.history.add(RESOURCE, record, {
      at,
      by: caller.id,
      action: 'write_to_zms',
      origin: 'MANUAL',
      reason,
    });
    collection.change(record, { ...scheduled(record, call), updatedAt: at, updatedBy: caller.id });
  }
  return { body: { scheduled: rows.length }, commit: { resource: RESOURCE, id: null } };
}

function stages(call: Call): Answer {
  need(call.caller, SIGN_CONTRACT);
  const rows = collectionOf(call, 'online/active-requests').all.filter((record) =>
    isVisible(call.caller, record),
  );
  const body = ContractRequestStage.values.map((stage): StageCount => {
    const here = rows.filter((record) => record.stage === stage);
    return {
      stage,
      count: here.length,
      late: here.filter(({ isLate }) => isLate).length,
      oldestHours:
        here.length === 0 ? null : Math.max(...here.map(({ waitedHours }) => Number(waitedHours))),
    };
  });
  return { body };
}

/** Calls about contracts beside the ordinary ones (domain 4.9, 4.10, 4.30; decisions 31). */
export const routes: readonly Route[] = [
  { gateway: 'main', method: 'GET', path: '/contracts', run: (call) => list(call, ALL, false) },
  {
    gateway: 'main',
    method: 'GET',
    path: '/online-contracts',
    run: (call) => list(call, ONLINE, true),
  },
  { gateway: 'main', method: 'GET', path: '/contracts/gates', run: gates },
  { gateway: 'main', method: 'POST', path: '/contracts/write_to_zms', run: writeAll },
  {
    gateway: 'main',
    method: 'GET',
    path: '/contracts/:id/history',
    run: (call) => ({ body: call.store.history.of(RESOURCE, seen(call)) }),
  },
  { gateway: 'main', method: 'GET', path: '/contracts/:id/versions', run: versions },
  {
    gateway: 'main',
    method: 'GET',
    path: '/contracts/:id/registry-writes',
    run: (call) => ({ body: seen(call).writes ?? [] }),
  },
  { gateway: 'zms', method: 'POST', path: '/zms/checks', run: check },
  { gateway: 'customer', method: 'POST', path: '/customers/:id/score', run: score },
  { gateway: 'main', method: 'GET', path: '/online-requests/stages', run: stages },
];
