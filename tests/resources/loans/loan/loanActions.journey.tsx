import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { foreignInDialogs } from '../../../support/journeys/foreignWords';
import { startGateways } from '../../../support/journeys/gateways';
import {
  factOf,
  LOAN_ACTIONS,
  prepareAction,
  submitAction,
  type LoanActionCase,
} from '../../../support/journeys/loanActions';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { press } from '../../../support/journeys/form';
import { withEachPart } from '../../../support/oneOfEach';

const lab = startGateways();
const stateOf = (id: number) => lab.gateways.store.collection('loans')?.get(id)?.state;

const named = (rows: readonly LoanActionCase[]) => rows.map((one) => [one.action, one] as const);

describe.each(named(LOAN_ACTIONS))('%s', (_name, one) => {
  test('shows in Mongolian what it will do, does it, and the page says so', async () => {
    await openAt(`/loans/${one.id}`);
    const form = await prepareAction(one);
    await waitFor(() => {
      for (const text of one.preview) expect(form.textContent).toContain(text);
    });
    const loan = lab.gateways.store.collection('loans')?.get(one.id);
    expect(foreignInDialogs(lab, { ...loan, id: one.id })).toEqual([]);
    await submitAction(one);
    await waitFor(() => expect(successes()).toEqual([one.done]));
    expect(failures()).toEqual([]);
    expect(stateOf(one.id)).toBe(one.state);
    await waitFor(() => {
      const shown = Object.fromEntries(Object.keys(one.after).map((name) => [name, factOf(name)]));
      expect(shown).toEqual(one.after);
    });
  });
});

/**
 * Each has a preview, so all are asked in the same form: what differs is what is answered in it. That every act is refused in
 * another state, booked once and found under its key is proved at the gateways (tests/contract/gatewayRights), what is said
 * of each in tests/contract/actionWords.
 */
const partsOf = ({ confirm, prepare, failed }: LoanActionCase) => [
  `asked ${confirm}`,
  `answers ${prepare ? 'typed' : 'none'}`,
  failed,
];

describe.each(named(withEachPart(LOAN_ACTIONS, partsOf)))('%s', (_name, one) => {
  const call = `/gateway-lab/loans/${one.id}/${one.action}`;
  const requests = () => lab.gateways.store.journal.entries.filter(({ path }) => path === call);

  test('is refused with its reason when the loan has moved on meanwhile', async () => {
    await openAt(`/loans/${one.id}`);
    await prepareAction(one);
    const loans = lab.gateways.store.collection('loans');
    const loan = loans?.get(one.id);
    if (loan) loans?.change(loan, { state: 'LOAN_WRONG_REQUEST' });
    await submitAction(one);
    await waitFor(() =>
      expect(failures()).toEqual([
        `${one.failed} Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу. ` +
          'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй: Буруу хүсэлт.',
      ]),
    );
    expect(lab.commits()).toEqual([]);
    expect(successes()).toEqual([]);
  });

  test('is found to be done when its answer was lost, and not done twice', async () => {
    await openAt(`/loans/${one.id}`);
    await prepareAction(one);
    lab.gateways.store.faults.add({ method: 'POST', path: call, fault: 'drop-after-commit' });
    await submitAction(one);
    await press('Төлөв шалгах');
    await waitFor(() => expect(successes()).toEqual([one.done]));
    expect(lab.commits()).toEqual([`POST ${call}`]);
    expect(requests()).toHaveLength(1);
    expect(stateOf(one.id)).toBe(one.state);
  });
});
