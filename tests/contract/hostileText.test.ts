import { beforeAll, describe, expect, it } from 'vitest';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { whyBlocked } from '../../src/entity/lifecycle';
import { hostileTexts, lengthOf } from '../support/hostileText';
import { everyRight } from '../support/rights';
import { bodyFor } from './support/actionBodies';
import { changedRecords, newRecords, placeOf, valueAt, withValue } from './support/areaBodies';
import { AREA_FORMS, type InputRule } from './support/areaForms';
import { declared } from './support/entities';
import { ask, holderOf, startGateways, type Gateways } from './support/gateways';
import { typedFields } from './support/typedFields';

it('is tried in every form and dialog of the areas, in every input that is typed into', () => {
  expect(typedFields).toEqual(
    Object.fromEntries(
      Object.entries(AREA_FORMS).map(([form, fields]) => [form, Object.keys(fields)]),
    ),
  );
});

/** Every right that anything here asks for. */
const ALL = holderOf(everyRight);
const REASON = 'Туршилтын шалтгаан, хангалттай урт.';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});

/** The message that a rule has for a text; undefined = the text is taken as it is. */
function refusalOf(rule: InputRule, text: string): string | undefined {
  if (typeof rule === 'string') return rule;
  const [least, most, form] = rule;
  const length = lengthOf(text);
  if (length > most) return 'validation.max_length';
  return length < least ? 'validation.min_length' : form;
}

const entityOf = (name: string) => {
  const found = declared.find(({ entity }) => entity.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found.entity;
};

const commits = () => gateways.store.journal.commits.length;
const kept = (name: string): readonly MockRecord[] => gateways.store.collection(name)?.all ?? [];
/** A call below an entity's address; with how many effects it had. */
async function send(name: string, method: string, path: string, body?: unknown) {
  const before = commits();
  const entity = entityOf(name);
  const answer = await ask(gateways, entity, {
    as: ALL,
    method,
    path: `${entity.endpoint}${path}`,
    body,
  });
  return { ...answer, wrote: commits() - before };
}
const historyOf = async (name: string, id: MockRecord['id']) => {
  const { body } = await send(name, 'GET', `/${id}/history`);
  return body as unknown as Record<string, unknown>[];
};

/** What became of a text in an input. */
interface Outcome {
  answer: Awaited<ReturnType<typeof send>>;
  /** What the record keeps, and what its history tells. */
  kept?: unknown;
  told?: unknown;
}

async function created(name: string, field: string, text: string): Promise<Outcome> {
  // An access is opened against a hold once.
  if (name === 'access_override') gateways.store.reset();
  const answer = await send(name, 'POST', '', withValue(newRecords[name](field), field, text));
  const record = kept(name).find(({ id }) => id === answer.body.id);
  return { answer, kept: record && valueAt(record, field), told: text };
}

async function updated(name: string, field: string, text: string): Promise<Outcome> {
  const wanted = Object.entries(changedRecords[name](field));
  const record = kept(name).find((one) => wanted.every(([key, value]) => one[key] === value));
  if (!record) throw new Error(`No ${name} can be changed.`);
  const [top] = field.split('.');
  const answer = await send(
    name,
    'PUT',
    `/${record.id}`,
    withValue({ [top]: record[top] }, field, text),
  );
  const row = (await historyOf(name, record.id)).find((one) => one.field === top);
  return {
    answer,
    kept: valueAt(record, field),
    told: row && valueAt({ [top]: row.to }, field),
  };
}

/** Records that an action was tried with, by action: each is used once as long as there are others. */
const used = new Map<string, Set<unknown>>();

/** The next record to which an action is open, as the gateway shows it. */
async function recordFor(name: string, action: string): Promise<MockRecord | undefined> {
  const { lifecycle } = entityOf(name);
  if (!lifecycle) return undefined;
  const person = { id: ALL, tenant: 'pocketmn', rules: true, may: () => true };
  // A copy: an action may take its record away.
  for (const record of [...kept(name)]) {
    if (!lifecycle.actions[action].from.includes(String(record[lifecycle.field]))) continue;
    if (used.get(`${name} ${action}`)?.has(record.id)) continue;
    const { status, body } = await send(name, 'GET', `/${record.id}`);
    if (status === 200 && !whyBlocked(lifecycle, action, body, person)) return record;
  }
  return undefined;
}

async function acted(form: string, field: string, text: string): Promise<Outcome> {
  const [shown, action] = form.split(' ');
  const name = entityOf(shown).of?.resource ?? shown;
  let record = await recordFor(name, action);
  if (!record) {
    gateways.store.reset();
    used.clear();
    record = await recordFor(name, action);
  }
  if (!record) throw new Error(`No ${name} can be used for ${action}.`);
  const body = { reason: REASON, ...bodyFor(name, action, record), [field]: text };
  const answer = await send(name, 'POST', `/${record.id}/${action}`, body);
  if (answer.status !== 200) return { answer };
  used.set(`${name} ${action}`, (used.get(`${name} ${action}`) ?? new Set()).add(record.id));
  // What an action has taken away is in the log of names alone.
  if (action === 'delete_erroneous') {
    const reason = kept('customers/search/management-history').at(-1)?.reason;
    return { answer, kept: reason, told: reason };
  }
  const rows = (await historyOf(name, record.id)).filter((row) => row.action === action);
  return field === 'reason'
    ? { answer, kept: text, told: rows.find(({ reason }) => reason)?.reason }
    : { answer, kept: record[field], told: rows.find((row) => row.field === field)?.to };
}

function tried(form: string, field: string, text: string): Promise<Outcome> {
  const [name, action] = form.split(' ');
  if (action === 'create') return created(name, field, text);
  return action === 'update' ? updated(name, field, text) : acted(form, field, text);
}

const cases = Object.entries(AREA_FORMS).flatMap(([form, fields]) =>
  Object.entries(fields).map(([field, rule]) => [form, field, rule] as const),
);

describe.each(cases)('%s: %s', (form, field, rule) => {
  it('keeps hostile text as it is, or refuses it at its place and writes nothing', async () => {
    for (const [kind, text] of hostileTexts) {
      const refusal = refusalOf(rule, text);
      const { answer, ...found } = await tried(form, field, text);
      if (refusal === undefined) {
        const done = form.endsWith(' create') ? 201 : 200;
        expect([kind, answer.status, answer.wrote]).toEqual([kind, done, 1]);
        expect([kind, found]).toEqual([kind, { kept: text, told: text }]);
        continue;
      }
      const { fields = {} } = answer.body as { fields?: Record<string, string> };
      const [top] = field.split('.');
      const elsewhere = Object.keys(fields).filter((place) => place.split('.')[0] !== top);
      expect([kind, answer.status, fields[placeOf(field)]]).toEqual([kind, 400, refusal]);
      expect([kind, elsewhere, answer.wrote]).toEqual([kind, [], 0]);
    }
  });
});
