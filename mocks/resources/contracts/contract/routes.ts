import { registryTermsOf } from '../../settings/system/systemSettings';
import type { Right } from '../../../../src/domain/enums/permissions';
import { stateRegistryStep } from '../../../../src/domain/contracts/registryClocks';
import { ContractType } from '../../../../src/domain/enums/contracts';
import { normalise } from '../../../../src/domain/enums/readEnum';
import { seersOf } from '../../../../src/entity/rights';
import {
  computeScore,
  contractParts,
  readGates,
  writeAllContracts,
  type DocumentVersion,
  type GatesAnswer,
  type RegistryWrite,
  type ScoreAnswer,
} from '../../../../src/resources/contracts/contract/api';
import contract from '../../../../src/resources/contracts/contract/contract.entity';
import onlineContracts from '../../../../src/resources/contracts/online-contract/onlineContract.entity';
import { COMPUTE_SCORE, WRITE_REGISTRY } from '../../../../src/resources/contracts/rights';
import type { KeptVersion } from './contractRecord';
import { contractText } from './contractTemplates';
import { notingFormer } from '../../../engine/alsoSaid';
import { ApiError, invalid, notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { consoleTexts } from '../../../engine/consoleTexts';
import { need } from '../../../engine/Caller';
import type { OwnFilters } from '../../../engine/filters';
import { listPage } from '../../../engine/listPage';
import { readListQuery } from '../../../engine/listQuery';
import { withSources } from '../../../engine/historySources';
import { ownWrites } from '../../../engine/ownWrites';
import { masked } from '../../../engine/personal';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf, recordOf } from '../../../engine/records';
import { scheduleAll } from '../../../engine/scheduleAll';
import { seesCustomer, visibleTo } from '../../../engine/tenancy';
import { hooks, isWritable } from './rules';
import { scheduled } from './contractActions';
import { scoreNow } from './borrowerFacts';
import { gatesAnswer, liveFacts } from './contractGateFacts';
import { ownTest, seesContract } from './contractOwn';
import { assessWaiting } from '../../loans/loan/requestAssessment';
import { entityRoute, route } from '../../../engine/route';
import { versioned } from '../../../engine/version';

const RESOURCE = 'contract';
const ALL = ['contract:list', 'contract-own:list'] as const;
const ONLINE = ['online-contract:list', 'online-contract-own:list'] as const;
const READERS = [...ALL, ...ONLINE];

/** A list of contracts; people with the right to their own see those alone. */
function list(call: Call, [all, own]: readonly [Right, Right], online: boolean): Answer {
  const { caller, query: source } = call;
  const query = readListQuery(source);
  const byIds = query.filters.has('id');
  need(caller, byIds ? READERS : [all, own]);
  const collection = collectionOf(call, RESOURCE);
  const tests = [
    visibleTo(call, collection.entity),
    byIds ? (record: MockRecord) => seesContract(caller, record) : ownTest(caller, all, own),
    online ? (record: MockRecord) => record.isOnline === true : undefined,
  ];
  const page = listPage(collection, query, tests, hooks.filters as OwnFilters);
  const dress = (record: MockRecord) => {
    const shown = masked(record, collection.entity);
    const row = versioned(call, RESOURCE, hooks.presentRow?.(shown, call) ?? shown);
    return notingFormer(collection, query, record, row);
  };
  return { body: { ...page, content: page.content.map(dress) } };
}

/** The contract of the call, for those who may see it. */
function seen(call: Call): MockRecord {
  need(call.caller, READERS);
  const record = recordOf(call, RESOURCE);
  if (!seesContract(call.caller, record)) throw notFound();
  return record;
}

function versions(call: Call): Answer<DocumentVersion[]> {
  const record = seen(call);
  const kept = (record.versions ?? []) as KeptVersion[];
  const body = kept.map(({ amendment, customer, ...version }): DocumentVersion => ({
    ...version,
    html: contractText({
      type: record.type as ContractType,
      contractNumber: String(record.contractNumber),
      day: version.at.slice(0, 10),
      customer,
      limit: version.limit,
      version: version.version,
      amendment,
    }),
  }));
  return { body };
}

function customerOf(call: Call, id: unknown): MockRecord {
  const customer = collectionOf(call, 'customers').get(Number(id));
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  return customer;
}

function gates(call: Call): Answer<GatesAnswer> {
  need(call.caller, 'contract:create');
  const type = normalise(ContractType, call.query.get('type'));
  if (!type) throw invalid({ type: 'validation.invalid_value' });
  const customer = customerOf(call, call.query.get('customerId'));
  return { body: gatesAnswer(call, customer, type, call.query.get('parentId')) };
}

/**
 * Computes the score from a reading of the state registry that is still good, and what the records say now
 * (docs/domain/contracts.md 3.2, 3.5).
 */
function score(call: Call): Answer<ScoreAnswer & { scoreAt: string }> {
  const { store, caller } = call;
  need(caller, COMPUTE_SCORE);
  const customer = customerOf(call, call.params.id);
  const facts = liveFacts(call, Number(customer.id));
  const step = stateRegistryStep({
    ...facts,
    today: store.clock.today(),
    terms: registryTermsOf(store),
  });
  if (step !== 'compute-score') {
    const gate = step === 'blocked' ? 'stateRegistry' : 'score';
    throw new ApiError(409, consoleTexts(`gates.${gate}.blocked`), {
      code: 'TRANSITION_FORBIDDEN',
    });
  }
  facts.scoreAt = store.clock.iso();
  const computed = scoreNow(store, customer);
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: caller.id,
    action: 'compute_score',
    field: 'score',
    from: customer.score ?? null,
    to: computed.score,
    origin: 'MANUAL',
  });
  collectionOf(call, 'customers').change(customer, { score: computed.score });
  assessWaiting(store, customer);
  return {
    body: { scoreAt: facts.scoreAt, ...computed },
    commit: { resource: 'customers', id: customer.id },
  };
}

/** Schedules all contracts of a filter (docs/domain/registries.md 2.5). */
function writeAll(call: Call): Answer<{ scheduled: number }> {
  const { caller } = call;
  need(caller, WRITE_REGISTRY);
  const tests = [
    visibleTo(call, contract),
    ownTest(caller, ...ALL),
    (record: MockRecord) => isWritable(record),
  ];
  const filters = hooks.filters as OwnFilters;
  return scheduleAll(call, { resource: RESOURCE, tests, filters }, (record, reason) => {
    const at = call.store.clock.iso();
    call.store.history.add(RESOURCE, record, {
      at,
      by: caller.id,
      action: 'write_to_zms',
      origin: 'MANUAL',
      reason,
    });
    collectionOf(call, RESOURCE).change(record, {
      ...scheduled(record, call),
      updatedAt: at,
      updatedBy: caller.id,
    });
  });
}

/**
 * Calls about contracts beside the ordinary ones (docs/domain/contracts.md 2.1, 12.1; docs/domain/registries.md 2.5).
 */
export const routes: readonly Route[] = [
  entityRoute(contract, 'GET', '', (call) => list(call, ALL, false)),
  entityRoute(onlineContracts, 'GET', '', (call) => list(call, ONLINE, true)),
  route(readGates, gates),
  route(writeAllContracts, writeAll),
  entityRoute(contract, 'GET', '/:id/history', (call) => {
    const own = ownWrites(call, RESOURCE);
    if (own) return { body: own };
    need(call.caller, seersOf(contract));
    return { body: withSources(call.store, call.store.history.of(RESOURCE, seen(call))) };
  }),
  route(contractParts.versions, versions),
  route(contractParts['registry-writes'], (call) => ({
    body: (seen(call).writes ?? []) as RegistryWrite[],
  })),
  route(computeScore, score),
];
