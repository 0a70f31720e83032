import { testDataProvider, type RaRecord } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { ExportNames } from '../../src/framework/export/ExportNames';
import { USER_NAMES } from '../../src/dataProviders/userNames';
import {
  administrativeUnit,
  reference,
  references,
  tenant,
  text,
  userName,
} from '../../src/fields';

const fields = {
  customerId: reference('customers'),
  guarantors: references('customers'),
  createdBy: userName(),
  tenant: tenant(),
  address: administrativeUnit(),
  district: administrativeUnit({ level: 'district', within: 'city' }),
  note: text(),
};
const signal = new AbortController().signal;

/** A desk with two customers, one colleague and one lender; what it was asked is kept. */
function desk(failing = false) {
  const asked: unknown[] = [];
  const known: Readonly<Record<string, readonly RaRecord[]>> = {
    customers: [
      { id: 1, lastName: 'Бат', firstName: 'Болд' },
      { id: 2, lastName: 'Дорж', firstName: 'Сараа' },
    ],
    [USER_NAMES]: [{ id: '7', name: 'Эрдэнэ Цолмон' }],
  };
  const dataProvider = testDataProvider({
    getMany: async (resource, { ids }) => {
      asked.push([resource, ids]);
      if (failing) throw new Error('refused');
      return { data: known[resource].filter(({ id }) => ids.includes(id)) as never };
    },
    call: async ({ path }: { path: string }) => {
      asked.push(path);
      if (failing) throw new Error('refused');
      return { content: [{ alias: 'altan', name: 'Алтан Өргөө ББСБ' }] };
    },
  });
  return { names: new ExportNames(dataProvider, Object.keys(fields), fields, 'mn'), asked };
}

const row = {
  id: 1,
  customerId: 1,
  guarantors: [2, 1],
  createdBy: '7',
  tenant: 'altan',
  address: '11-10-051',
  district: '11-10',
  note: 'а',
};

describe('a workbook says what the list shows', () => {
  it('records, staff and lenders by their names', async () => {
    const { names } = desk();
    await names.learn([row], signal);
    expect(names.inCell(fields.customerId, 1)).toBe('Бат Болд');
    expect(names.inCell(fields.guarantors, [2, 1])).toBe('Дорж Сараа, Бат Болд');
    expect(names.inCell(fields.createdBy, '7')).toBe('Эрдэнэ Цолмон');
    expect(names.inCell(fields.tenant, 'altan')).toBe('Алтан Өргөө ББСБ');
  });

  it('places with what is above them, unless that has a column of its own', async () => {
    const { names } = desk();
    await names.learn([row], signal);
    expect(names.inCell(fields.address, '11-10-051')).toBe('Улаанбаатар, Баянзүрх, 1-р хороо');
    expect(names.inCell(fields.district, '11-10')).toBe('Баянзүрх');
  });

  it('leaves everything else, and what is empty, to the kind', async () => {
    const { names } = desk();
    await names.learn([{ ...row, customerId: null }], signal);
    expect(names.inCell(fields.note, 'а')).toBeUndefined();
    expect(names.inCell(fields.customerId, null)).toBeUndefined();
    expect(names.inCell(undefined, 'а')).toBeUndefined();
  });

  it('asks for each name once', async () => {
    const { names, asked } = desk();
    await names.learn([row, { ...row, id: 2 }], signal);
    expect(asked).toContainEqual([USER_NAMES, ['7']]);
    const first = asked.length;
    await names.learn([row, { ...row, id: 3, customerId: 99 }], signal);
    expect(asked.slice(first)).toEqual([['customers', [99]]]);
    expect(names.inCell(fields.customerId, 99)).toBe('99');
  });

  it('a name that cannot be had is a courtesy missed: the id stands in its place', async () => {
    const { names } = desk(true);
    await names.learn([row], signal);
    expect(names.inCell(fields.customerId, 1)).toBe('1');
    expect(names.inCell(fields.guarantors, [2, 1])).toBe('2, 1');
    expect(names.inCell(fields.tenant, 'altan')).toBe('altan');
  });
});
