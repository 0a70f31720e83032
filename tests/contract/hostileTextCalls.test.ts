import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewayName } from '../../src/http/gateways';
import { HOSTILE, hostileTexts, lengthOf } from '../support/hostileText';
import { documentedRights } from '../support/rights';
import { newRecords } from './support/areaBodies';
import { AREA_SEARCHES, OWN_SEARCHES } from './support/areaSearches';
import { AREAS, ownInputs } from './support/typedFields';
import { declared } from './support/entities';
import { ask, holderOf, startGateways, type Gateways } from './support/gateways';

const ALL = holderOf(documentedRights);

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});

const collection = (name: string) => {
  const found = gateways.store.collection(name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** A call, with how many effects it had. */
async function send(gateway: GatewayName, method: string, path: string, body?: unknown) {
  const commits = () => gateways.store.journal.commits.length;
  const before = commits();
  const answer = await ask(gateways, { gateway }, { as: ALL, method, path, body });
  return { ...answer, wrote: commits() - before };
}

const historyOf = (name: string, id: number) => {
  const record = collection(name).get(id);
  return record ? gateways.store.history.of(name, record) : [];
};

it('is tried in every page and dialog of the areas that has inputs of its own', () => {
  expect(ownInputs).toEqual([
    'credit-registry/check/CheckDialog.tsx',
    'credit-registry/court/CourtPage.tsx',
    'credit-registry/search/RegistrySearchPage.tsx',
    'credit-registry/write/WriteAllDialog.tsx',
    'customers/customer/AllFieldsPage.tsx',
    'customers/customer/CustomerLookup.tsx',
    'customers/customer/tabs/CustomerSettingsTab.tsx',
    'customers/otp-request/OtpRequestsPage.tsx',
    'customers/qr-card/ConnectQrPage.tsx',
    'customers/sign-in-account/SignInSearchPage.tsx',
    'customers/state-registry/RegistryLookupForm.tsx',
    'watchlists/search/HitSearch.tsx',
  ]);
});

/** The first customer of whom something holds. */
const checked = () => {
  const found = collection('zms').all.find(
    ({ isLatest, state, validUntil }) =>
      isLatest === true && state === 'AVAILABLE' && String(validUntil) >= '2026-11-22',
  );
  if (!found) throw new Error('No check is still valid.');
  return found;
};
const opened = () => {
  const found = collection('customers').all.find(
    ({ canLend, canTransfer }) => canLend === 'YES' && canTransfer === 'YES',
  );
  if (!found) throw new Error('Nobody has both accesses.');
  return found;
};
const countOf = async (path: string) => {
  const { body } = await send('zms', 'GET', `${path}?size=1&isWritable=true`);
  return Number(body.totalElements);
};

/** Actions with a reason that no life cycle declares: the call, and where the reason is said afterwards. */
const OWN_REASONS = {
  'customers: open or close an access': async (reason: string) => {
    const { id, canLend } = opened();
    const action = canLend === 'YES' ? 'close' : 'open';
    const answer = await send('customer', 'POST', `/customers/${id}/access/canLend/${action}`, {
      reason,
    });
    return { answer, told: () => historyOf('customers', Number(id))[0]?.reason };
  },
  'zms: another check while one is valid': async (reason: string) => {
    const { id, customerId } = checked();
    const answer = await send('zms', 'POST', `/zms/checks/${id}/check_zms`, {
      logType: 'ZMS',
      reason,
    });
    return { answer, told: () => historyOf('customers', Number(customerId))[0]?.reason };
  },
  'zms: a check of a customer': async (reason: string) => {
    const { customerId } = checked();
    const answer = await send('zms', 'POST', '/zms/checks', { customerId, reason });
    return { answer, told: () => answer.body.reason };
  },
  'zms-writer: write all': async (reason: string) => {
    const count = await countOf('/zms-writer');
    const answer = await send('zms', 'POST', '/zms-writer/write_all', {
      filter: {},
      count,
      reason,
    });
    return { answer, told: () => firstTold('zms-writer', 'write_one') };
  },
  'zms-writer-tenant-list: write all': async (reason: string) => {
    const count = await countOf('/zms-writer-tenant');
    const answer = await send('zms', 'POST', '/zms-writer-tenant/write_all', {
      filter: {},
      count,
      reason,
    });
    return { answer, told: () => firstTold('zms-writer', 'write_one') };
  },
} as const;

const firstTold = (name: string, wanted: string) =>
  collection(name)
    .all.flatMap(({ id }) => historyOf(name, Number(id)))
    .find(({ action }) => action === wanted)?.reason;

describe.each(Object.entries(OWN_REASONS))('%s', (_, action) => {
  it('tells a hostile reason as it is, or refuses its length at its place', async () => {
    for (const [kind, text] of [...hostileTexts, ['short', '=1+1'] as const]) {
      gateways.store.reset();
      const { answer, told } = await action(text);
      if (lengthOf(text) >= 10 && lengthOf(text) <= 1_000) {
        expect([kind, Math.floor(answer.status / 100), answer.wrote]).toEqual([kind, 2, 1]);
        expect([kind, told()]).toEqual([kind, text]);
      } else {
        const message = kind === 'long' ? 'validation.max_length' : 'validation.min_length';
        expect([kind, answer.status, answer.body.fields, answer.wrote]).toEqual([
          kind,
          400,
          { reason: message },
          0,
        ]);
      }
    }
  });
});

it('is refused as the register number of an employee', async () => {
  for (const [kind, text] of hostileTexts) {
    const { status, body, wrote } = await send('customer', 'POST', '/customers/100014/xyp', {
      purpose: 'LOAN',
      workerRegnum: text,
      workerFingerprint: { template: 'x' },
      customerFingerprint: { template: 'x' },
    });
    const { workerRegnum } = body.fields as Record<string, string>;
    expect([kind, status, workerRegnum, wrote]).toEqual([kind, 400, 'validation.regnum', 0]);
  }
});

it('is refused as the reason of a predefined list and as a choice of one', async () => {
  for (const [kind, text] of hostileTexts) {
    const answer = await send('customer', 'POST', '/customers/100001/reject_data', {
      dataReasons: [text],
    });
    expect([kind, answer.status, answer.wrote]).toEqual([kind, 400, 0]);
  }
});

it.each(Object.entries(AREA_SEARCHES))(
  'finds nothing that is not there, and writes nothing: list of %s',
  async (name, boxes) => {
    const entity = declared.find((one) => one.entity.name === name)?.entity;
    if (!entity) throw new Error(`There is no ${name}.`);
    for (const box of boxes)
      for (const [kind, text] of hostileTexts) {
        const asked = { size: 1, [box]: text };
        const { status, body, wrote } = await send(
          entity.gateway,
          'POST',
          entity.list.via?.path ?? `${entity.endpoint}/search`,
          asked,
        );
        expect([box, kind, status, body.content, wrote]).toEqual([box, kind, 200, [], 0]);
      }
  },
);

it('is tried in every search box and text filter of the lists', () => {
  const boxes = declared
    .filter(({ area }) => AREAS.includes(area))
    .map(({ entity: { name, list, fields } }) => {
      const texts = (list.filters ?? []).filter((key) => fields[key].kind.filter === 'text');
      return [name, [...(list.search ? ['q'] : []), ...texts]] as const;
    });
  expect(Object.fromEntries(boxes.filter(([, names]) => names.length > 0))).toEqual(AREA_SEARCHES);
});

it.each(Object.entries(OWN_SEARCHES))('finds nobody, and writes nothing: %s', async (_, one) => {
  for (const [kind, text] of hostileTexts) {
    const found =
      one.method === 'GET'
        ? await send(one.gateway, 'GET', `${one.path}?${new URLSearchParams({ [one.by]: text })}`)
        : await send(one.gateway, 'POST', one.path, { [one.by]: text });
    const { hits = [], content = [] } = (found.body ?? {}) as Record<string, unknown[]>;
    expect([kind, [200, 404].includes(found.status), hits, content, found.wrote]).toEqual([
      kind,
      true,
      [],
      [],
      0,
    ]);
  }
});

it('is found again by itself, in the list and in the search of the black and grey list', async () => {
  for (const [kind, text] of hostileTexts.filter(([, one]) => lengthOf(one) <= 120)) {
    const made = await send('main', 'POST', '/bw-list', {
      ...newRecords['bw-list']('name'),
      name: text,
    });
    expect([kind, made.status]).toEqual([kind, 201]);
    const search = await send('main', 'POST', '/bw-list/lookup', { name: text });
    const [hit] = search.body.hits as Record<string, unknown>[];
    const list = await send('main', 'POST', '/bw-list/search', { q: text });
    const [row] = list.body.content as Record<string, unknown>[];
    expect([kind, hit.name, row.name]).toEqual([kind, text, text]);
  }
});

it('is judged row by row in the dry run of an import, and nothing is written', async () => {
  const sheet = (column: 'name' | 'reason') =>
    hostileTexts.map(([, text], index) => ({
      ...newRecords['bw-list']('name'),
      row: index + 2,
      [column]: text,
    }));
  for (const column of ['name', 'reason'] as const) {
    const { body, status, wrote } = await send('main', 'POST', '/bw-list/dry-run', {
      rows: sheet(column),
    });
    const outcomes = (body as unknown as { outcome: string }[]).map(({ outcome }) => outcome);
    expect([status, wrote]).toEqual([200, 0]);
    expect(outcomes).toEqual(hostileTexts.map(([kind]) => (kind === 'long' ? 'REFUSED' : 'READY')));
  }
});

it('is no record under a name that every object has, and no field', async () => {
  const broken: string[] = [];
  for (const { entity } of declared) {
    const { gateway, endpoint, access, name } = entity;
    const [first] = gateways.store.collection(name)?.all ?? [];
    for (const inherited of ['constructor', '__proto__', 'toString']) {
      const calls: [string, string, string?][] = [['GET', `${endpoint}/${inherited}`]];
      if (access.create) calls.push(['POST', endpoint, `{"${inherited}":{"id":1}}`]);
      if (access.edit && first)
        calls.push(['PUT', `${endpoint}/${first.id}`, `{"${inherited}":{"id":1}}`]);
      for (const [method, path, text] of calls) {
        const body: unknown = text && JSON.parse(text);
        const { status, wrote } = await send(gateway, method, path, body);
        if (status >= 500 || wrote > 0) broken.push(`${method} ${path} ${status}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

it('counts characters as people do', () => {
  expect(lengthOf(HOSTILE.emoji)).toBe(17);
  expect(lengthOf(HOSTILE.long)).toBe(10_000);
});
