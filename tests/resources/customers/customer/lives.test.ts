import { describe, expect, test } from 'vitest';
import { DeleteStep } from '../../../../src/domain/enums/customers';
import { peopleDesk } from './peopleDesk';

const desk = peopleDesk();
const citizens = () => desk.all('customers').filter(({ type, age }) => type === 'CITIZEN' && age);

describe('the lives of the sample', () => {
  test('work comes after school, marriage after growing up', () => {
    const wrong = citizens().filter(
      ({ age, workingYear, maritalStatus }) =>
        Number(workingYear ?? 0) > Number(age) - 18 ||
        (Number(age) < 18 && maritalStatus !== 'SINGLE'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const married = citizens().filter(({ maritalStatus }) => maritalStatus === 'MARRIED');
    expect(married.length / citizens().length).toBeGreaterThan(0.35);
  });

  test('a spouse belongs to who is married, and is one', () => {
    const spouses = desk.all('family_relation').filter(({ type }) => type === 10);
    const owners = spouses.map(({ customerId }) => customerId);
    expect(new Set(owners).size).toBe(owners.length);
    const single = owners.filter((id) => desk.customer(Number(id)).maritalStatus !== 'MARRIED');
    expect(single).toEqual([]);
  });

  test('who is on the black list gets no loan, and nothing new since then', () => {
    const black = desk.all('customers').filter(({ listType }) => listType === 'BLACK_LISTED');
    expect(black.length).toBeGreaterThan(1);
    expect(black.filter(({ canLend }) => canLend === 'YES')).toEqual([]);
    for (const { id, accessCauses } of black) {
      const entry = desk.all('bw-list').find((one) => one.customerId === id);
      const sources = (accessCauses as Record<string, { source?: string }[]>).canLend.map(
        ({ source }) => source,
      );
      expect(sources).toContain(`bw-list/${String(entry?.id)}`);
      const later = desk
        .all('loans')
        .filter(
          (loan) => loan.customerId === id && String(loan.createdAt) > String(entry?.fromDate),
        );
      expect(later.map(({ code }) => code)).toEqual([]);
    }
  });

  test('who was deleted is no customer, and every step of a deletion has failed once', () => {
    const requests = desk.all('customers/delete/request');
    const gone = requests.filter(({ state }) => state === 3);
    const ids = new Set(desk.all('customers').map(({ id }) => id));
    expect(gone.filter(({ customerId }) => ids.has(customerId as number))).toEqual([]);
    const failed = new Set(requests.flatMap(({ failedStep }) => failedStep ?? []));
    expect([...failed].sort()).toEqual([...DeleteStep.values].sort());
  });

  test('nothing of the making is answered', async () => {
    const lists = ['customers?size=100', 'customers/delete/request?size=100'];
    for (const path of lists) {
      const { body } = await desk.get(`/gateway-customer/${path}`);
      expect(JSON.stringify(body)).not.toMatch(/identityStory|identityCode|failsAt|accessCauses/);
    }
    const codes = new Set(desk.all('customers').map(({ identityCode }) => identityCode));
    expect([45, 46, 47].filter((code) => !codes.has(code))).toEqual([]);
  });

  test('devices were where the address is', async () => {
    const away = citizens().find(
      ({ city, state }) => city === '85' || (city && city !== '11' && Number(state) >= 300),
    );
    const { body } = await desk.get(`/gateway-customer/customers/${String(away?.id)}/locations`);
    const [first] = body as unknown as { lat: number; lng: number }[];
    // Farther from the middle of the capital than its streets go.
    expect(Math.hypot(first.lat - 47.9189, first.lng - 106.9176)).toBeGreaterThan(0.2);
  });
});
