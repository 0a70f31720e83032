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
});

const done = (status: number, of: unknown) => expect([status, of]).toEqual([200, of]);
const document = { document: PDF, reason: REASON };

describe('a customer who is called otherwise, or has another number', () => {
  test('is so in loans, requests and cases; a contract keeps what was signed', async () => {
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
      contracts: ['Өлзийбаяр Түвшинбаяр, УК03271614'],
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
      contracts: ['Өргөн Талын Сүү ХХК, 5012345'],
    });
  });
});
