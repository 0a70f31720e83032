import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { factOf, openAction } from '../../../support/journeys/loanActions';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const RIGHTS = ['contract-stud:list', 'contract-stud:create'];
const REASON = 'Шинэ хичээлийн жил эхэлсэн';
const RENEW = 'Гэрээ шинэчлэх';
const CANCEL = 'Гэрээ цуцлах';
const CALL = '/gateway-lab/student-guarantee-contracts';

/** Signed by the investor, limit 300 000. */
const SIGNED = 2;
/** Waits for its signature, limit 200 000. */
const WAITING = 1;

const contracts = () => lab.gateways.store.collection('contract/student/guarantee');
const stored = (id: number) => {
  const record = contracts()?.get(id);
  if (!record) throw new Error(`There is no contract ${id}.`);
  return record;
};
const open = (id: number) => openAt(`/contract/student/guarantee/${id}`, { permissions: RIGHTS });

async function renew(limit = '450000'): Promise<HTMLElement> {
  await open(SIGNED);
  const form = await openAction(RENEW);
  await fill('Шинэ лимит', limit, form);
  await fill('Шалтгаан', REASON, form);
  return form;
}

async function cancel(): Promise<HTMLElement> {
  await open(WAITING);
  return openAction(CANCEL);
}

describe('a renewal', () => {
  test('puts the contract into the archive and makes the one of the new school year', async () => {
    const form = await renew();
    expect(form.textContent).toContain('Одоогийн гэрээ архивт орж, гарын үсэг хүлээх шинэ гэрээ');
    await press(RENEW, form);
    await waitFor(() =>
      expect(successes()).toEqual(['Төлөвийг амжилттай өөрчиллөө. Гэрээ шинэчлэх: SG-2026-0002']),
    );
    expect(stored(SIGNED)).toMatchObject({
      state: 'Modified',
      isArchive: true,
      limit: '300000.00',
    });
    const made = contracts()?.all.at(-1);
    expect(made).toMatchObject({
      contractNumber: `SG-2026-00${String(made?.id)}`,
      state: 'Created',
      isArchive: false,
      schoolYear: '2026–2027',
      studentId: stored(SIGNED).studentId,
    });
    expect(Number(made?.limit)).toBe(450_000);
    expect(failures()).toEqual([]);
  });

  test('asks for a limit and a reason, each beside its field', async () => {
    await open(SIGNED);
    const form = await openAction(RENEW);
    await fill('Шинэ лимит', '', form);
    await fill('Шалтгаан', 'Богино', form);
    await press(RENEW, form);
    await waitFor(() => expect(form.querySelectorAll('[aria-invalid=true]').length).toBe(2));
    expect(lab.commits()).toEqual([]);
  });

  test('is refused for one that was cancelled meanwhile, and what was typed stays', async () => {
    const form = await renew();
    const count = contracts()?.all.length;
    contracts()?.change(stored(SIGNED), { state: 'Canceled' });
    await press(RENEW, form);
    await waitFor(() =>
      expect(failures()).toEqual([
        'Төлөв өөрчлөхөд алдаа гарлаа. ' +
          'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу. ' +
          'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй: Цуцлагдсан.',
      ]),
    );
    expect(form.querySelector('textarea')?.value).toBe(REASON);
    expect(lab.commits()).toEqual([]);
    expect(contracts()?.all).toHaveLength(count ?? 0);
  });

  test('whose answer was lost is found, and only one new contract is made', async () => {
    const form = await renew();
    const path = `${CALL}/${SIGNED}/renew`;
    lab.gateways.store.faults.add({ method: 'POST', path, fault: 'drop-after-commit' });
    await press(RENEW, form);
    await press('Төлөв шалгах', form);
    await waitFor(() =>
      expect(successes()).toEqual(['Төлөвийг амжилттай өөрчиллөө. Гэрээ шинэчлэх: SG-2026-0002']),
    );
    expect(lab.commits()).toEqual([`POST ${path}`]);
    expect(contracts()?.get(87)).toBeUndefined();
  });
});

describe('a cancellation', () => {
  test('takes the limit and every liability away, for good', async () => {
    const form = await cancel();
    expect(form.textContent).toContain('Лимит,\u00a0₮200,000.000.00');
    expect(form.textContent).toContain('Нийт хариуцах дүн,\u00a0₮500,000.000.00');
    await press(CANCEL, form);
    await waitFor(() => expect(successes()).toEqual(['Гэрээг амжилттай цуцаллаа. SG-2026-0001']));
    expect(stored(WAITING)).toMatchObject({ state: 'Canceled', limit: '0.00' });
    await waitFor(() => expect(factOf('Лимит')).toBe('0.00'));
  });

  test('begins with the focus on "cancel", because it is final', async () => {
    const form = await cancel();
    expect(form.textContent).toContain('Энэ үйлдлийг буцаах боломжгүй.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Болих'));
    expect(lab.commits()).toEqual([]);
  });

  test('is refused while the student has an open loan', async () => {
    const { studentId } = stored(WAITING);
    const form = await cancel();
    const loans = lab.gateways.store.collection('loans');
    const loan = loans?.get(300_002);
    if (loan) loans?.change(loan, { customerId: studentId, productType: 'LOAN_STUDENT' });
    await press(CANCEL, form);
    await waitFor(() => expect(failures()).toHaveLength(1));
    expect(failures()[0]).toContain('Оюутны хаагдаагүй зээл байна: 1.');
    expect(stored(WAITING).state).toBe('Created');
    expect(lab.commits()).toEqual([]);
  });

  test('whose answer was lost is found, not sent again', async () => {
    const form = await cancel();
    const path = `${CALL}/${WAITING}/cancel_contract`;
    lab.gateways.store.faults.add({ method: 'POST', path, fault: 'drop-after-commit' });
    await press(CANCEL, form);
    await press('Төлөв шалгах', form);
    await waitFor(() => expect(successes()).toEqual(['Гэрээг амжилттай цуцаллаа. SG-2026-0001']));
    expect(lab.commits()).toEqual([`POST ${path}`]);
  });
});
