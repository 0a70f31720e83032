import { beforeAll, describe, expect, it } from 'vitest';
import type { MockRecord, RecId } from '../../mocks/engine/MockRecord';
import type { AnyEntity } from '../../src/entity/entity';
import { rowFieldsOf, type Field, type PersonSaid } from '../../src/entity/Field';
import customerEntity from '../../src/resources/customers/customer/customer.entity';
import { bodyFor } from './support/actionBodies';
import { declared } from './support/entities';
import { ask, startGateways, type Gateways } from './support/gateways';

/** Whose word it is, where something that a customer is called, or a number of theirs, is not who the customer is. */
const OTHERS: Readonly<Record<string, string>> = {
  'customers.workplace': 'an employer, as the customer says it',
  'worki_info.employer': 'an employer, as the work register knows it',
  'accounting/bank-cg-transactions.text': 'words of the payer',
  'accounting/profits.text': 'the same',
  'settings/phone-number.phone': 'a number by itself, whoever has it now',
};

const REASON = 'Иргэний бүртгэлээр баталгаажсан өөрчлөлт.';

/** What a customer is called after everything has been changed; each is called otherwise. */
const called = (index: number) => ({
  lastName: `Шинээв${index}`,
  firstName: `Тулга${index}`,
  company: `Шинэ нэр ${index} ХХК`,
  phone: String(85_000_000 + index),
  companyRegnum: String(6_900_000 + index),
});

let gateways: Gateways;
/** Everything that a customer was called, or was the number of one, before. */
const former = new Set<string>();
/** What each is called now. */
const now = new Map<RecId, Record<PersonSaid['part'], string>>();

const all = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];

async function act(path: string, body: unknown, method = 'POST'): Promise<void> {
  const answer = await ask(gateways, customerEntity, { as: 'admin', method, path, body });
  expect([path, answer.status]).toEqual([path, 200]);
}

async function changeAll(customer: MockRecord, index: number): Promise<void> {
  const { id, type, lastName, firstName, name, regnum, companyRegnum, phone } = customer;
  const isCompany = type === 'COMPANY';
  const whole = isCompany ? String(name) : `${String(lastName)} ${String(firstName)}`;
  for (const value of [whole, regnum ?? companyRegnum, phone]) if (value) former.add(String(value));
  const next = called(index);
  const asked = (action: string) => ({
    ...bodyFor('customers', action, customer),
    reason: REASON,
  });
  // One letter that nobody has, the day of birth as it was.
  const newRegnum = `ЦҮ${String(regnum).slice(2)}`;
  if (isCompany) {
    const { company, companyRegnum: newCompanyRegnum } = next;
    const body = { ...asked('change_company'), name: company, newCompanyRegnum };
    await act(`/customers/${id}/change_company`, body);
  } else {
    const body = { ...asked('change_name'), lastName: next.lastName, firstName: next.firstName };
    await act(`/customers/${id}/change_name`, body);
    await act(`/customers/${id}/correct_regnum`, { ...asked('correct_regnum'), newRegnum });
  }
  await act(`/customers/${id}`, { phone: next.phone, email: 'shine@example.mn' }, 'PUT');
  now.set(id, {
    name: isCompany ? next.company : `${next.lastName} ${next.firstName}`,
    regnum: isCompany ? next.companyRegnum : newRegnum,
    phone: next.phone,
  });
}

beforeAll(async () => {
  gateways = await startGateways();
  // Half of the samples are there when it happens, the others are made afterwards.
  declared.forEach(({ entity }, index) => index % 2 === 0 && all(entity.name));
  for (const [index, customer] of [...all('customers')].entries()) await changeAll(customer, index);
}, 240_000);

/** Whether a value is, or has in it, what somebody was called before. */
const isFormer = (value: unknown): boolean =>
  typeof value === 'string' &&
  (former.has(value) || (value.length > 8 && [...former].some((one) => value.includes(one))));

/** Fields that still say what somebody was called before, as `name` or `name.inner`, and do not say of which day. */
function stale(row: MockRecord, entity: AnyEntity): string[] {
  const saysItsDay = ({ options: { person } }: Field) =>
    person?.asOf !== undefined && typeof row[person.asOf] === 'string';
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const inner = rowFieldsOf(field);
    if (inner && Array.isArray(row[name]))
      return (row[name] as MockRecord[]).flatMap((one) =>
        Object.entries(inner).flatMap(([part, its]) =>
          isFormer(one[part]) && !saysItsDay(its) ? [`${name}.${part}`] : [],
        ),
      );
    const isOthers = `${entity.name}.${name}` in OTHERS;
    return isFormer(row[name]) && !saysItsDay(field) && !isOthers ? [name] : [];
  });
}

/** Keys of a row, in whatever depth, that are no field and say what somebody was called before. */
const undeclared = (row: MockRecord, { fields }: AnyEntity): string[] =>
  Object.entries(row).flatMap(([name, value]) =>
    !(name in fields) && [...former].some((one) => JSON.stringify(value ?? null).includes(one))
      ? [name]
      : [],
  );

async function rowsOf(entity: AnyEntity): Promise<MockRecord[]> {
  const { via, askedBy } = entity.list;
  const parts = askedBy ? all('customers').map(({ id }) => `&${askedBy[0]}=${id}`) : [''];
  const rows: MockRecord[] = [];
  for (const part of parts) {
    const answer = via
      ? await ask(gateways, entity, {
          as: 'admin',
          method: via.method,
          path: via.path,
          body: { size: 1000 },
        })
      : await ask(gateways, entity, { as: 'admin', path: `${entity.endpoint}?size=1000${part}` });
    expect(answer.status).toBe(200);
    rows.push(...(answer.body.content as MockRecord[]));
  }
  return rows;
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** The customer behind a field, straight or by a record that has one. */
function customerBehind(record: MockRecord, entity: AnyEntity, by: string): RecId | undefined {
  const id = record[by] as RecId | null;
  if (entity.fields[by].options.resource === 'customers') return id ?? undefined;
  const named = all(String(entity.fields[by].options.resource)).find((one) => one.id === id);
  return named?.customerId as RecId | undefined;
}

const entities = declared.map(({ entity }) => [entity.name, entity] as const);

describe.each(entities)('%s', (name, entity) => {
  const people = Object.entries(entity.fields).flatMap(([field, { options }]) =>
    options.person ? [[field, options.person] as const] : [],
  );

  it('names fields of its own', () => {
    const named = people.flatMap(([, { by = 'customerId', asOf }]) => (asOf ? [asOf] : [by]));
    expect(named.filter((field) => !(field in entity.fields))).toEqual([]);
    const days = people.flatMap(([, { asOf }]) => (asOf ? [entity.fields[asOf].kind.name] : []));
    expect(days.filter((kind) => kind !== 'date')).toEqual([]);
  });

  it('says who somebody is now, or of which day it is', async () => {
    const kept = entity.of ? [] : all(name);
    expect(distinct(kept.flatMap((record) => stale(record, entity)))).toEqual([]);
    const rows = await rowsOf(entity);
    expect(distinct(rows.flatMap((row) => stale(row, entity)))).toEqual([]);
    expect(distinct(rows.flatMap((row) => undeclared(row, entity)))).toEqual([]);
  });

  it('says the name, number and phone of now', () => {
    if (entity.of) return;
    for (const [field, { part, by = 'customerId', asOf }] of people) {
      const present = all(name).filter((record) => !asOf || !record[asOf]);
      const said = present.flatMap((record) => {
        const id = asOf && !(by in entity.fields) ? undefined : customerBehind(record, entity, by);
        const expected = id === undefined ? undefined : now.get(id)?.[part];
        // Who holds nothing of somebody says nothing.
        return expected && record[field] ? [[record[field], expected]] : [];
      });
      expect(said.filter(([value, expected]) => value !== expected)).toEqual([]);
    }
  });
});
