import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { htmlDataUrl, htmlOf, type StoredFile } from '../../../../src/fields/file/schema';
import { letterAmount } from '../../../../src/domain/letters/readLetter';
import type { Notices } from '../../../../src/resources/settings/document/noticeApi';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const TEMPLATES = '/gateway-lab/document-templates';

const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const first = (resource: string, state: object): MockRecord => {
  const found = all(resource).find((one) =>
    Object.entries(state).every(([name, value]) => one[name] === value),
  );
  expect(found).toBeDefined();
  return found!;
};
const template = (category: string) => first('document_template', { category, state: 'ACTIVE' });

/** Every home of a notice: the list, its address, the state in which one is printed, the right, a word of its text. */
const HOMES = [
  ['LOAN_RISK', 'loans', '/gateway-lab/loans', { state: 'LOAN_RISK' }, ['loan-admin:list'], 'code'],
  ['LOAN_ZMS', 'zms-writer', '/gateway-zms/zms-writer', { isOpen: true }, ['zms:list'], 'loanCode'],
  [
    'LOAN_BLACK_OR_WHITE',
    'bw-list',
    '/gateway-lab/bw-list',
    { state: 'LISTED' },
    ['black-white:create'],
    'reason',
  ],
] as const;

const read = async (path: string, as?: string) => {
  const { status, body } = await desk.get(`${path}/notices`, as);
  return { status, body: body as unknown as Notices };
};
const print = (path: string, as?: string, version = '*') =>
  desk.call(`POST ${path}/notices`, { as, body: {}, headers: { 'If-Match': version } });

describe.each(HOMES)('a notice of %s', (category, resource, address, state, rights, named) => {
  const record = () => first(resource, state);
  const path = () => `${address}/${record().id}`;

  test('is filled from the active template and kept as it was printed', async () => {
    const next = await read(path());
    expect([next.status, next.body.block, next.body.copies]).toEqual([200, null, []]);
    expect(next.body.template?.version).toBe(1);
    expect(next.body.letter?.missing).toBe(0);
    expect(next.body.letter?.html).toContain(String(record()[named]));
    const done = await print(path(), only(...rights));
    expect([done.status, done.body.version, done.body.templateVersion]).toEqual([201, 1, 1]);
    const html = String(done.body.html);
    expect(html).toBe(next.body.letter?.html);
    expect(done.body.hash).toBe(createHash('sha256').update(html).digest('hex'));
    // Another text in use: the next copy is printed from it, the first stays.
    const text = template(category).htmlFile as StoredFile;
    const { body } = await desk.post(
      TEMPLATES,
      {
        category,
        name: 'Шинэ мэдэгдэл',
        summary: 'Гарчгийг өөрчиллөө.',
        htmlFile: {
          ...text,
          data: htmlDataUrl(String(htmlOf(text)).replace('<h1>', '<h1>ШИНЭ ')),
        },
      },
      only('app-manage-document:list'),
    );
    expect((await desk.post(`${TEMPLATES}/${String(body.id)}/activate`)).status).toBe(200);
    expect((await print(path())).body.templateVersion).toBe(2);
    const { copies } = (await read(path())).body;
    expect(copies.map(({ version, templateVersion }) => [version, templateVersion])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(copies[1].html).toBe(html);
    expect(copies[0].html).toContain('<h1>ШИНЭ ');
    const counted = await desk.get(`${TEMPLATES}/${String(body.id)}`);
    expect(counted.body.printed).toBe(1);
  });

  test('is written down with the record and with the customer', async () => {
    await print(path());
    const kept = record();
    expect(desk.store.history.of(resource, kept)[0].action).toBe('print_notice');
    const customer = desk.store.collection('customers')?.get(kept.customerId as number);
    expect(customer).toBeDefined();
    expect(desk.store.history.of('customers', customer!)[0]).toMatchObject({
      action: 'print_notice',
      source: `${resource}/${kept.id}`,
    });
  });

  test('waits for a template that is in use', async () => {
    const kept = template(category);
    desk.store.collection('document_template')?.change(kept, { state: 'ARCHIVED' });
    expect((await read(path())).body).toMatchObject({
      block: 'printed.no_template',
      template: null,
    });
    expect((await print(path())).status).toBe(409);
    expect((await read(path())).body.copies).toEqual([]);
  });

  test('is not printed while a variable has no value', async () => {
    const kept = template(category);
    const htmlFile = {
      ...(kept.htmlFile as StoredFile),
      data: htmlDataUrl('<p>{{customer.address}} {{nobody.knows}}</p>'),
    };
    desk.store.collection('document_template')?.change(kept, { htmlFile });
    const { letter, block } = (await read(path())).body;
    expect([letter?.unknown, block]).toEqual([['nobody.knows'], 'printed.incomplete']);
    expect((await print(path())).status).toBe(409);
  });

  test('takes its own right, to read as to print, and the version that was seen', async () => {
    const right = category === 'LOAN_RISK' ? ['loan:risk', 'loan-admin:list'] : rights;
    const others = allBut(...right);
    expect((await read(path(), others)).status).toBe(403);
    expect((await print(path(), others)).status).toBe(403);
    expect((await print(path(), only(...rights), '"0-old"')).status).toBe(412);
    expect((await read(path())).body.copies).toEqual([]);
  });

  test('has an example in the settings, for who may print it', async () => {
    const example = `${TEMPLATES}/${template(category).id}/example`;
    const { status, body } = await desk.get(example);
    expect([status, (body.letter as { missing: number }).missing]).toEqual([200, 0]);
    expect((await desk.get(example, only('app-manage-document:list'))).status).toBe(403);
  });
});

test.each([
  ['loans', '/gateway-lab/loans', { state: 'LOAN_ONGOING' }, 'printed.loan_not_risked'],
  ['zms-writer', '/gateway-zms/zms-writer', { isOpen: false }, 'printed.report_closed'],
  ['bw-list', '/gateway-lab/bw-list', { state: 'REMOVED' }, 'printed.not_listed'],
] as const)('none is printed of %s in another state', async (resource, address, state, block) => {
  const path = `${address}/${first(resource, state).id}`;
  expect((await read(path)).body.block).toBe(block);
  expect((await print(path)).status).toBe(409);
});

test('the notice of somebody who is no customer has what the entry says', async () => {
  const stranger = first('bw-list', { state: 'LISTED', customerId: null });
  const { letter } = (await read(`/gateway-lab/bw-list/${stranger.id}`)).body;
  expect(letter?.missing).toBe(0);
  expect(letter?.html).toContain(String(stranger.name));
  expect(letter?.html).toContain('Хаагдаагүй зээл байхгүй.');
});

test('another lender has no notices of a loan, and no example of it', async () => {
  const loan = all('loans').find(
    ({ state, tenant }) => state === 'LOAN_RISK' && tenant === 'pocketmn',
  );
  expect(loan).toBeDefined();
  expect((await read(`/gateway-lab/loans/${String(loan?.id)}`, 'altan')).status).not.toBe(200);
});

test('the sample has earlier notices of risked loans, each as its own history and its books say', async () => {
  const loans = desk.store.collection('loans')?.all ?? [];
  const told = loans.filter((loan) =>
    desk.store.history.of('loans', loan).some(({ action }) => action === 'print_notice'),
  );
  expect(told.map(({ code, state }) => [code, state])).toEqual([
    ['LN-200036', 'LOAN_RISK'],
    ['LN-2025-000315', 'LOAN_RISK'],
    ['LN-2026-000318', 'LOAN_RISK'],
    ['LN-2025-000321', 'LOAN_RISK'],
    ['LN-2025-000324', 'LOAN_RISK'],
  ]);
  const text = htmlOf(template('LOAN_RISK').htmlFile as StoredFile) ?? '';
  for (const loan of told) {
    const { copies, letter, block } = (await read(`/gateway-lab/loans/${loan.id}`)).body;
    const [print] = desk.store.history
      .of('loans', loan)
      .filter(({ action }) => action === 'print_notice');
    expect([block, copies.map(({ version, at, by }) => [version, at, by])]).toEqual([
      null,
      [[1, print.at, print.by]],
    ]);
    // Nothing accrues with the risk department, and nothing was paid since: the next one claims the same.
    const claims = [copies[0].html, letter?.html ?? ''].map((html) =>
      letterAmount(text, html, 'debt.totalDebt'),
    );
    expect(claims[0]).toMatch(/^[1-9]\d*(\.\d\d)?$/);
    expect(claims[1]).toBe(claims[0]);
  }
});
