import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { templateProblems } from '../../../../src/domain/letters/templateProblems';
import { htmlDataUrl } from '../../../../src/fields/file/schema';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const TEMPLATES = '/gateway-lab/document-templates';
const RIGHT = 'app-manage-document:list';
const KEEPER = only(RIGHT);
const CLAIM = '{{debt.totalDebt}} {{customer.regnum}} {{loan.code}}';

const file = (text: string, type = 'text/html') => ({
  name: 'zagvar.html',
  type,
  size: 20,
  data: htmlDataUrl(`<body><p>${text}</p></body>`),
});
const NEW = {
  category: 'LOAN_COURT',
  type: 'LOAN_COURT',
  name: 'Зээлийн нэхэмжлэл',
  summary: 'Бичвэрийг товчилсон.',
  htmlFile: file(`Товч нэхэмжлэл: ${CLAIM}`),
};
const write = (change: object = {}, as = KEEPER) => desk.post(TEMPLATES, { ...NEW, ...change }, as);
const activate = (id: unknown, as = 'admin') =>
  desk.post(`${TEMPLATES}/${String(id)}/activate`, {}, as);
const kept = (id: number) => desk.store.collection('document_template')?.get(id) as MockRecord;
const states = (type: string) =>
  (desk.store.collection('document_template')?.all ?? [])
    .filter((one) => one.type === type)
    .map(({ version, state }) => [version, state]);
/** A claim whose letter is complete and not yet printed. */
async function waitingClaim(): Promise<number> {
  const { body } = await desk.get('/gateway-lab/court-list?size=100&state=drafted');
  const found = (
    body.content as { id: number; template: string; facts?: { missing: number } }[]
  ).find(({ template, facts }) => template === 'LOAN_COURT' && facts?.missing === 0);
  expect(found).toBeDefined();
  return found!.id;
}

describe('a text', () => {
  test.each([
    [CLAIM, 'LOAN_COURT', [], []],
    ['{{debt.totalDebt}}', 'LOAN_COURT', [], ['customer.regnum', 'loan.code']],
    [`${CLAIM} {{list.reason}}`, 'LOAN_RISK', ['list.reason'], []],
    ['{{loan.code}} {{customer.regnum}}', 'LOAN_ZMS', [], ['registry.class']],
    ['{{customer.name}} {{list.name}}', 'LOAN_BLACK_OR_WHITE', [], ['list.reason']],
    [
      CLAIM,
      'LOAN_BLACK_OR_WHITE',
      ['debt.totalDebt', 'loan.code'],
      ['customer.name', 'list.name', 'list.reason'],
    ],
    ['{{letter.number}} {{customer.name}} {{letter.asOfDate}}', 'REFERENCE', [], []],
    ['{{ debt.totl }} {{x}}', undefined, ['debt.totl', 'x'], []],
    ['', undefined, [], []],
    [
      `<!-- ${CLAIM} --> Нэхэмжлэл`,
      'LOAN_COURT',
      [],
      ['debt.totalDebt', 'customer.regnum', 'loan.code'],
    ],
    [
      `<p hidden>{{loan.code}}</p> {{debt.totalDebt}} {{customer.regnum}}`,
      'LOAN_COURT',
      [],
      ['loan.code'],
    ],
    [`${CLAIM} {{org.today`, 'LOAN_COURT', ['{'], []],
    [`<style>td { border: 0 }</style>${CLAIM}`, 'LOAN_COURT', [], []],
  ])('%s, of %s', (html, category, unknown, lacks) => {
    expect(templateProblems(html, { category })).toEqual({ unknown, lacks });
  });

  test('of a letter with an amount names it, and of one without an amount does not', () => {
    const text = '{{letter.number}} {{customer.name}} {{letter.asOfDate}}';
    const of = (letter: string) => ({ category: 'REFERENCE', letter });
    expect(templateProblems(text, of('LOAN_BALANCE')).lacks).toEqual(['letter.amount']);
    expect(templateProblems(`${text} {{letter.amount}}`, of('NO_DEBT')).unknown).toEqual([
      'letter.amount',
    ]);
  });
});

describe('a version of a template', () => {
  test('whose needed places stand where nobody reads them is refused at its file', async () => {
    const { status, body } = await write({ htmlFile: file(`<!-- ${CLAIM} -->Нэхэмжлэл`) });
    expect([status, body.fields]).toEqual([400, { htmlFile: 'documentTemplate.lacks' }]);
    const torn = await write({ htmlFile: file(`${CLAIM} {{org.today`) });
    expect([torn.status, torn.body.fields]).toEqual([
      400,
      { htmlFile: 'documentTemplate.unknown' },
    ]);
  });

  test('is counted within its own type, and begins as a draft', async () => {
    const { status, body } = await write();
    expect([status, body.version, body.code, body.state]).toEqual([
      201,
      5,
      'LOAN_COURT-5',
      'DRAFT',
    ]);
    const other = await write({
      category: 'LOAN_ZMS',
      type: undefined,
      htmlFile: file('{{registry.class}} {{customer.regnum}} {{loan.code}}'),
    });
    expect([other.status, other.body.version, other.body.code]).toEqual([201, 2, 'LOAN_ZMS-2']);
  });

  test('becomes active by another person, in the place of the former one', async () => {
    const { body } = await write({}, 'admin');
    expect((await activate(body.id, 'admin')).status).toBe(409);
    const done = await activate(body.id, KEEPER);
    expect([done.status, done.body.state]).toEqual([200, 'ACTIVE']);
    expect(states('LOAN_COURT')).toEqual([
      [1, 'ARCHIVED'],
      [2, 'ARCHIVED'],
      [3, 'ARCHIVED'],
      [4, 'DRAFT'],
      [5, 'ACTIVE'],
    ]);
    expect(states('LONG_LOAN_COURT')).toEqual([
      [1, 'ARCHIVED'],
      [2, 'ACTIVE'],
    ]);
    expect(desk.store.history.of('document_template', kept(3))[0]).toMatchObject({
      origin: 'AUTO',
    });
    // An active version is not taken back by hand, and an archived one does not return.
    const reason = { reason: 'Алдаатай бичвэр байна.' };
    expect((await desk.post(`${TEMPLATES}/${String(body.id)}/archive`, reason)).status).toBe(409);
    expect((await activate(3)).status).toBe(409);
  });

  test('that is older does not take the place of a newer one', async () => {
    // Version 4 of the claim is a draft of the sample.
    const { body } = await write({}, 'admin');
    expect((await activate(body.id, KEEPER)).status).toBe(200);
    const draft = (desk.store.collection('document_template')?.all ?? []).find(
      (one) => one.type === 'LOAN_COURT' && one.version === 4,
    ) as MockRecord;
    const refused = await activate(draft.id, KEEPER);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(draft.state).toBe('DRAFT');
  });

  test('is what the next letter is printed from; a printed one keeps its own', async () => {
    const id = await waitingClaim();
    const letter = () => desk.get(`/gateway-lab/court-list/${id}/letter`);
    const letters = async () =>
      (await desk.get(`/gateway-lab/court-list/${id}/letters`)).body as unknown as {
        templateVersion: number;
        html: string;
        total: string;
      }[];
    const print = () => desk.post(`/gateway-lab/court-list/${id}/print_letter`);
    expect((await print()).status).toBe(200);
    const [first] = await letters();
    expect(first.templateVersion).toBe(3);
    const { body } = await write();
    expect((await activate(body.id)).status).toBe(200);
    expect(((await letter()).body.template as { version: number }).version).toBe(5);
    expect((await print()).status).toBe(200);
    const [second, former] = await letters();
    expect([second.templateVersion, former.templateVersion]).toEqual([5, 3]);
    expect(second.html).toContain('Товч нэхэмжлэл');
    expect(former.html).toBe(first.html);
    // R17: the total is read in either letter.
    expect(second.total).toBe(first.total);
    const record = await desk.get(`/gateway-lab/court-list/${id}`);
    expect(record.body.letterTotal).toBe(first.total);
    expect((await desk.get(`${TEMPLATES}/${String(body.id)}`)).body.printed).toBe(1);
  });

  test('that was printed before keeps its total when another text becomes active', async () => {
    const id = await waitingClaim();
    await desk.post(`/gateway-lab/court-list/${id}/print_letter`);
    const before = (await desk.get(`/gateway-lab/court-list/${id}`)).body.letterTotal;
    expect(before).toMatch(/^\d+\.\d\d$/);
    await activate((await write()).body.id);
    expect((await desk.get(`/gateway-lab/court-list/${id}`)).body.letterTotal).toBe(before);
  });

  test.each([
    [{ htmlFile: undefined }, 'htmlFile', 'validation.required'],
    [{ htmlFile: file(CLAIM, 'application/pdf') }, 'htmlFile', 'validation.file_html_only'],
    [{ htmlFile: file(`${CLAIM} {{debt.totl}}`) }, 'htmlFile', 'documentTemplate.unknown'],
    [{ htmlFile: file('{{loan.code}}') }, 'htmlFile', 'documentTemplate.lacks'],
    [{ type: null }, 'type', 'validation.required'],
    [{ category: 'LOAN', type: undefined }, 'category', 'validation.invalid_value'],
    [{ summary: '' }, 'summary', 'validation.required'],
  ])('with %j is refused at its field', async (change, field, message) => {
    const { status, body } = await write(change);
    expect([status, (body.fields as Record<string, unknown>)[field]]).toEqual([400, message]);
  });

  test('is kept with its own right alone', async () => {
    const others = allBut(RIGHT);
    expect((await desk.get(TEMPLATES, others)).status).toBe(403);
    expect((await write({}, others)).status).toBe(403);
    expect((await activate(4, others)).status).toBe(403);
    expect(kept(4).state).toBe('DRAFT');
  });
});
