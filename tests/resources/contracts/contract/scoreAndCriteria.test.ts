import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(120);
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const change = (resource: string, id: number, patch: Record<string, unknown>) => {
  const collection = desk.store.collection(resource);
  collection?.change(collection.get(id) as MockRecord, patch);
};
interface Board {
  criteriaMet?: boolean;
  criteria: { key: string; isMet: boolean | null }[];
  score: { score: number; parts: { key: string; points: number }[] } | null;
}
const board = async (id = 100_001) =>
  (await desk.get(`/gateway-lab/contracts/gates?customerId=${id}&type=LEND`))
    .body as unknown as Board;
const broken = ({ criteria }: Board) =>
  criteria.filter(({ isMet }) => isMet === false).map(({ key }) => key);

describe('the general criteria', () => {
  test('follow the records: each cause shuts them, its cure opens them again', async () => {
    expect(await board()).toMatchObject({ criteriaMet: true });
    const causes: readonly (readonly [Record<string, unknown>, Record<string, unknown>, string])[] =
      [
        [{ canLend: 'NO_BY_SETTING' }, { canLend: 'YES' }, 'access'],
        [{ nplStatus: 'DEPARTMENT' }, { nplStatus: null }, 'own_loans'],
        [{ salary: '300000.00' }, { salary: '4000000.00' }, 'income'],
        [{ birthDate: '2010-07-16' }, { birthDate: '2003-07-16' }, 'age'],
      ];
    for (const [cause, cure, key] of causes) {
      change('customers', 100_001, cause);
      const shut = await board();
      expect([shut.criteriaMet, broken(shut)]).toEqual([false, [key]]);
      change('customers', 100_001, cure);
      expect((await board()).criteriaMet).toBe(true);
    }
  });

  test('listing somebody shuts them, taking the entry off opens them', async () => {
    const [entry] = all('bw-list').filter(
      ({ state, listType }) => state === 'LISTED' && listType === 1,
    );
    const regnum = desk.store.collection('customers')?.get(100_001)?.regnum;
    change('bw-list', Number(entry.id), { regnum });
    expect(broken(await board())).toEqual(['black_list']);
    change('bw-list', Number(entry.id), { state: 'REMOVED' });
    expect((await board()).criteriaMet).toBe(true);
  });

  test('a bad class at the registry shuts them', async () => {
    const check = all('zms').find(({ customerId, isLatest }) => customerId === 100_001 && isLatest);
    change('zms', Number(check?.id), { worstClass: 'BAD' });
    expect(broken(await board())).toEqual(['registry']);
  });
});

describe('computing the score', () => {
  const compute = () => desk.post('/gateway-customer/customers/100001/score');

  test('writes what the records give, with both figures in the history, and assesses waiting requests', async () => {
    const before = desk.store.collection('customers')?.get(100_001)?.score;
    const { status, body } = await compute();
    const { score, parts } = body as unknown as NonNullable<Board['score']>;
    expect(status).toBe(200);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(score).not.toBe(before);
    expect(desk.store.collection('customers')?.get(100_001)?.score).toBe(score);
    const history = (await desk.get('/gateway-customer/customers/100001/history'))
      .body as unknown as object[];
    expect(history[0]).toMatchObject({
      action: 'compute_score',
      field: 'score',
      from: before,
      to: score,
    });
    const waiting = all('loans').filter(
      ({ customerId, state }) => customerId === 100_001 && state === 'LOAN_REQUESTED',
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const loan of waiting) expect(fileOf(loan).assessment?.score).toBe(score);
  });

  test('changes when its causes change', async () => {
    const first = (await compute()).body.score as unknown as number;
    change('customers', 100_001, { nplStatus: 'COURT' });
    expect((await compute()).body.score).toBe(first - 150);
  });
});
