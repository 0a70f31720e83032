import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { NETWORK } from '../../src/domain/settings';
import { resetPauses } from '../../src/http/gatewayPauses';
import { startGateways } from '../support/journeys/gateways';
import { windowText } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';
import { otherSettings } from '../support/otherSettings';

const lab = startGateways();
otherSettings(NETWORK, { retries: 0 });

/** Lists and records with the call behind each. */
const PAGES = [
  ['/customers', '/gateway-customer/customers'],
  ['/customers/100001', '/gateway-customer/customers/100001'],
  ['/customers/100001/update', '/gateway-customer/customers/100001'],
  ['/customers/100001/tenant', '/gateway-customer/customers/100001/less-nomask'],
  ['/users', '/gateway-identity/keycloak/users'],
  ['/users/search', '/gateway-identity/keycloak/users'],
  [
    '/users/2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02',
    '/gateway-identity/keycloak/user/2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02',
  ],
  ['/news', '/gateway-lab/news'],
  ['/news/1', '/gateway-lab/news/1'],
  ['/news/1/update', '/gateway-lab/news/1'],
] as const;

const json = (body: unknown) => () => HttpResponse.json(body as object);
const refused = (status: number) => () =>
  HttpResponse.json({ code: 'REFUSED', message: 'Татгалзлаа' }, { status });

const ANSWERS: Readonly<Record<string, () => Response>> = {
  '401': refused(401),
  '403': refused(403),
  '404': refused(404),
  '500': refused(500),
  'a dropped connection': () => HttpResponse.error(),
  'bad JSON': () => new Response('{"content":[{"id":', { status: 200 }),
  '[]': json([]),
  '{}': json({}),
};

const LIST = /(users|customers|news)$/;
/** What is there instead. */
function displayError(kind: string, call: string): RegExp {
  if (kind === '404' && !LIST.test(call)) return /Ийм дугаартай бичлэг алга/;
  if (kind === '403') return /Энэ мэдээллийг харах зөвшөөрөл танд алга|Энэ нь хоосон гэсэн үг биш/;
  return /Энэ нь хоосон гэсэн үг биш/;
}
/** Texts that say that there is nothing. */
const NOTHING = /Одоогоор хоосон байна|Бүртгэл нэмэгдэхэд|Шүүлтүүрт тохирох бичлэг алга/;

test.each(Object.keys(ANSWERS))('%s is never told as "nothing there"', async (kind) => {
  lab.server.use(...PAGES.map(([, call]) => http.all(`*${call}`, ANSWERS[kind])));
  const visit = await openAt('/profile');
  for (const [page, call] of PAGES) {
    resetPauses();
    await visit.go(page);
    const told = displayError(kind, call);
    await waitFor(() => expect(windowText(), page).toMatch(told));
    expect(windowText(), page).not.toMatch(NOTHING);
  }
});

/** What may happen to a field of an answer. */
const DAMAGE: Readonly<Record<string, (record: Record<string, unknown>, field: string) => object>> =
  {
    dropped: ({ ...record }, field) => {
      delete record[field];
      return record;
    },
    null: (record, field) => ({ ...record, [field]: null }),
    'a number': (record, field) => ({ ...record, [field]: 17 }),
    'an object': (record, field) => ({ ...record, [field]: { unexpected: ['thing'] } }),
    'a list': (record, field) => ({ ...record, [field]: [{}, null, 'x'] }),
  };

/** The field may carry the failure of the whole answer: without a usable id there is no record. */
const identifies = (field: string) => field === 'id';

const RECORDS = [
  { name: 'news', list: '/news', one: '/news/1', base: '/gateway-lab/news', id: 1 },
  {
    name: 'customers',
    list: '/customers',
    one: '/customers/100001/detail',
    base: '/gateway-customer/customers',
    id: 100_001,
  },
] as const;

/** Damage that is tried on the page of every record; the other kinds on some, and on every row of the list. */
const THOROUGH = new Set(['null', 'an object']);
const SOME = 5;

const broken = /Энэ хэсгийг харуулж чадсангүй|Хуудсыг харуулж чадсангүй/;

describe.each(RECORDS.map((row) => [row.name, row] as const))('answers of %s', (name, row) => {
  const { list, one, base, id } = row;
  const given = (): Record<string, unknown> => {
    const record = lab.gateways.store.collection(name)?.get(id);
    if (!record) throw new Error(`There is no ${name} ${id}.`);
    return { ...record };
  };

  test.each(Object.keys(DAMAGE))('with each field %s never break a page', async (kind) => {
    const fields = Object.keys(given()).filter((field) => !identifies(field));
    const rows = fields.map((field, index) => ({
      ...DAMAGE[kind](given(), field),
      id: 900_000 + index,
    }));
    lab.server.use(
      http.get(`*${base}`, () => HttpResponse.json({ content: rows, totalElements: rows.length })),
      ...rows.map((record) => http.get(`*${base}/${record.id}`, () => HttpResponse.json(record))),
      http.get(`*${base}/:id/history`, () => HttpResponse.json([])),
      http.get(`*${base}/:id/access-history`, () => HttpResponse.json([])),
    );
    const visit = await openAt(list);
    await waitFor(() => expect(document.querySelectorAll('tbody a')).toHaveLength(rows.length));
    expect(windowText()).not.toMatch(broken);

    const failing: string[] = [];
    const opened = THOROUGH.has(kind) ? rows : rows.slice(0, SOME);
    for (const record of opened) {
      await visit.go(one.replace(String(id), String(record.id)));
      await waitFor(() => expect(document.querySelector('[data-part=record-head]')).not.toBeNull());
      if (broken.test(windowText())) failing.push(fields[record.id - 900_000]);
    }
    expect(failing).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Цэс' })).toBeTruthy();
  });
});
