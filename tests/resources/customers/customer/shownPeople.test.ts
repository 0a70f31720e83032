import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(60);

const CUSTOMERS = '/gateway-customer/customers';
const REASON = 'Иргэний бүртгэлээр баталгаажсан өөрчлөлт.';
const PDF = {
  name: 'gerchilgee.pdf',
  type: 'application/pdf',
  size: 15,
  data: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF\n')}`,
};

/** What the records of a room say of a customer, each thing once. */
function said(room: string, id: number, fields: readonly string[], by = 'customerId'): string[] {
  const records = desk.store.collection(room)?.all.filter((record) => record[by] === id) ?? [];
  return [...new Set(records.map((record) => fields.map((field) => record[field]).join(', ')))];
}

const everywhere = (id: number) => ({
  loans: said('loans', id, ['customerName', 'regnum', 'phone']),
  requests: said('loans/pending/loan', id, ['customerName', 'regnum', 'phone']),
  payments: said('loans/pending/payment', id, ['customerName', 'regnum', 'phone']),
  court: said('court-list', id, ['customerName']),
  cars: said('car-loan/loan-requests', id, ['customerName', 'regnum', 'phone']),
  incomes: said('customers/income/requests', id, ['customerName', 'regnum']),
  guarantors: said('loans/guarantee-request', id, ['guarantor', 'guarantorRegnum'], 'guarantorId'),
  borrowers: said('loans/guarantee-request', id, ['borrower'], 'borrowerId'),
  contracts: said('contract', id, ['customerName', 'regnum']),
  signed: said('contract', id, ['signedAt', 'signedName', 'signedRegnum']).filter(isSigned),
});

const isSigned = (saying: string) => !saying.startsWith('null');

const done = (status: number, of: unknown) => expect([status, of]).toEqual([200, of]);
const document = { document: PDF, reason: REASON };

describe('a customer who is called otherwise, or has another number', () => {
  test('is so in loans, requests, cases and contracts; what was signed says its day', async () => {
    const version = desk.store.collection('loans')?.versionOf(300_002);
    const named = await desk.post(`${CUSTOMERS}/100001/change_name`, {
      lastName: 'Өлзийбаяр',
      firstName: 'Тэмүүлэн',
      ...document,
    });
    done(named.status, named.body.message);
    const called = await desk.call(`PUT ${CUSTOMERS}/100001`, { body: { phone: '99445566' } });
    done(called.status, called.body.message);
    const right = { newRegnum: 'ЦЯ77070771', ...document };
    const numbered = await desk.post(`${CUSTOMERS}/100001/correct_regnum`, right);
    done(numbered.status, numbered.body.message);

    const found = await desk.get('/gateway-lab/loans?q=Тэмүүлэн');
    const [loan] = found.body.content as { customerName: string; phone: string; regnum: string }[];
    expect([loan.customerName, loan.phone, loan.regnum]).toEqual([
      'Өлзийбаяр Тэмүүлэн',
      '9****566',
      '*Я***70771',
    ]);
    const whole = ['Өлзийбаяр Тэмүүлэн, ЦЯ77070771, 99445566'];
    const withoutPhone = ['Өлзийбаяр Тэмүүлэн, ЦЯ77070771'];
    expect(everywhere(100_001)).toEqual({
      loans: whole,
      requests: whole,
      payments: whole,
      court: [],
      cars: whole,
      incomes: withoutPhone,
      guarantors: withoutPhone,
      borrowers: ['Өлзийбаяр Тэмүүлэн'],
      contracts: withoutPhone,
      signed: ['2022-10-14T06:00:00.000Z, Өлзийбаяр Түвшинбаяр, УК03271614'],
    });
    // Nobody's decision on the loan is overtaken by it.
    expect(desk.store.collection('loans')?.versionOf(300_002)).toBe(version);
    expect(everywhere(100_002).loans).toEqual(['Ганбаатар Энхжаргал, БӨ85040722, 88112233']);
  });

  test('is so in the case at court', async () => {
    const named = await desk.post(`${CUSTOMERS}/100003/change_name`, {
      lastName: 'Дорж',
      firstName: 'Ганзориг',
      ...document,
    });
    done(named.status, named.body.message);
    await desk.get('/gateway-lab/court-list');
    expect(everywhere(100_003).court).toEqual(['Дорж Ганзориг']);
  });

  test('of a company, too', async () => {
    const renamed = await desk.post(`${CUSTOMERS}/100005/change_company`, {
      name: 'Шинэ Сүү ХХК',
      newCompanyRegnum: '6999999',
      ...document,
    });
    done(renamed.status, renamed.body.message);
    await desk.get('/gateway-lab/loans');
    expect(everywhere(100_005)).toMatchObject({
      loans: ['Шинэ Сүү ХХК, 6999999, 77112233'],
      requests: ['Шинэ Сүү ХХК, 6999999, 77112233'],
      contracts: ['Шинэ Сүү ХХК, 6999999'],
    });
  });
});

describe('a register number that is corrected', () => {
  const correct = async (id: number, newRegnum: string) => {
    const answer = await desk.post(`${CUSTOMERS}/${id}/correct_regnum`, { newRegnum, ...document });
    done(answer.status, answer.body.message);
  };
  /** Who is bound by a student's loan, and by which paper. */
  const bound = async () => {
    const { body } = await desk.get('/gateway-lab/loans/300050/participants');
    const people = body as unknown as { customerId: number; source: { label: string } | null }[];
    return people.map(({ customerId, source }) => [customerId, source?.label]);
  };
  const contract = () =>
    desk.store
      .collection('contract/student/guarantee')
      ?.all.find(({ contractNumber }) => contractNumber === 'SG-2026-0057');
  const numbers = () => (contract()?.people as { regnum: string }[]).map(({ regnum }) => regnum);
  const BOUND = [
    [100_032, undefined],
    [100_001, 'SG-2026-0057'],
    [100_002, 'SG-2026-0057'],
  ];

  test('is so in the student’s contract, and who answers for a loan still does', async () => {
    expect(await bound()).toEqual(BOUND);
    const named = await desk.post(`${CUSTOMERS}/100002/change_name`, {
      lastName: 'Ганбаатар',
      firstName: 'Энхтуул',
      ...document,
    });
    done(named.status, named.body.message);
    await correct(100_002, 'ЦЯ77070771');
    expect(await bound()).toEqual(BOUND);
    await correct(100_002, 'ЦЯ77070780');
    expect(await bound()).toEqual(BOUND);
    expect(numbers().slice(1)).toEqual(['УК03271614', 'ЦЯ77070780']);
    // The name is the one that was signed.
    expect(contract()?.people).toMatchObject([{}, {}, { firstName: 'Энхжаргал' }]);
  });

  test('of the student is so in both places', async () => {
    await correct(100_032, 'ЦЯ77070771');
    expect(await bound()).toEqual(BOUND);
    expect([contract()?.regnum, numbers()[0]]).toEqual(['ЦЯ77070771', 'ЦЯ77070771']);
  });

  test('is left to whose it really is', async () => {
    await correct(100_002, 'ЦЯ77070771');
    await bound();
    await correct(100_003, 'БӨ85040722');
    await bound();
    const student = contract();
    const people = student?.people as object[];
    const typed = people.map((one, turn) => (turn === 2 ? { ...one, regnum: 'БӨ85040722' } : one));
    if (student)
      desk.store.collection('contract/student/guarantee')?.change(student, { people: typed });
    await correct(100_001, 'ЦЯ77070780');
    expect((await bound()).map(([id]) => id)).toEqual([100_032, 100_001, 100_003]);
    expect(numbers()[2]).toBe('БӨ85040722');
  });
});
