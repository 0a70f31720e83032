import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { factOf, openAction } from '../../../support/journeys/loanActions';
import { failures, successes } from '../../../support/journeys/messages';
import { main, openAt } from '../../../support/journeys/openAt';
import { closedAction } from '../../../support/journeys/recordActions';

const lab = startGateways();

/** The court record of a loan in court whose claim is drafted. */
const RECORD = 700_001;
const PATH = `/court/${RECORD}`;
const LOAN = 300_005;
const TOTAL = '19,534,372.46';
const REASON = 'Баримт шалгаж шийдвэрлэлээ';

const stateOf = (resource: string, id: number) =>
  lab.gateways.store.collection(resource)?.get(id)?.state;

async function printLetter(): Promise<void> {
  await press('Бичиг хэвлэх');
  const question = await dialog('alertdialog');
  await press('Бичиг хэвлэх', question);
}

const told = (words: string) => waitFor(() => expect(successes()).toEqual([words]));

describe('a letter', () => {
  test('is printed as an immutable copy whose total is that of the claim', async () => {
    await openAt(PATH);
    await main().findByText('✓ Бүх хувьсагч бөглөгдсөн.');
    expect(main().getAllByText('Бичиг хэвлээгүй байна')).toHaveLength(1);
    await printLetter();
    await told('Амжилттай бүртгэлээ. LN-200003');
    await waitFor(() => expect(factOf('Хэвлэсэн бичгийн дүн')).toBe(TOTAL));
    expect(factOf('Нэхэмжлэлийн хэсгүүд')).toBe(TOTAL);
    expect(main().getByText('✓ Таарч байна')).toBeTruthy();
    expect(stateOf('court-list', RECORD)).toBe('printed');
    const { letters } = lab.gateways.store.collection('court-list')?.get(RECORD) as unknown as {
      letters: { version: number; hash: string; html: string }[];
    };
    expect(letters.map(({ version }) => version)).toEqual([1]);
    expect(letters[0].hash).toMatch(/^[0-9a-f]{64}$/);
    expect(letters[0].html).toContain(
      '19,534,372.46 (арван есөн сая таван зуун гучин дөрвөн мянга гурван зуун далан хоёр төгрөг дөчин зургаан мөнгө)',
    );

    // Another copy moves nothing: it is made at once.
    await press('Бичиг хэвлэх');
    await waitFor(() => expect(factOf('Бичгийн хувилбар')).toBe('2'));
  });

  test('without an address it cannot be printed, and says what is missing', async () => {
    const customers = lab.gateways.store.collection('customers');
    const customer = customers?.get(100_003);
    if (customer) customers?.change(customer, { officialAddress: null, currentAddress: null });
    await openAt(PATH);
    await main().findByText(/Утга байхгүй хувьсагч: \{\{customer\.address\}\}/);
    const { why } = await closedAction('Бичиг хэвлэх');
    expect(why).toBe('Бөглөгдөөгүй хувьсагч байна: 1.');
    expect(lab.commits()).toEqual([]);
  });

  test('an answer that was lost is found, and no second copy is made', async () => {
    const call = `/gateway-lab/court-list/${RECORD}/print_letter`;
    await openAt(PATH);
    lab.gateways.store.faults.add({ method: 'POST', path: call, fault: 'drop-after-commit' });
    await printLetter();
    await press('Төлөв шалгах');
    await told('Амжилттай бүртгэлээ. LN-200003');
    expect(lab.commits()).toEqual([`POST ${call}`]);
    await waitFor(() => expect(factOf('Бичгийн хувилбар')).toBe('1'));
  });

  test('does not show itself to who may only see the list', async () => {
    await openAt(PATH, { permissions: ['loan-court-doc:list'] });
    await main().findByText('Нэхэмжлэлийн хэсгүүд, ₮');
    expect(main().queryByText('Хэвлэсэн хувилбарууд')).toBeNull();
  });
});

test('a case goes from the letter to its decision, and the loan follows to its end', async () => {
  await openAt(PATH);
  await printLetter();
  await told('Амжилттай бүртгэлээ. LN-200003');

  const filing = await openAction('Нэхэмжлэл гаргах');
  await press('Нэхэмжлэл гаргах', filing);
  await waitFor(() => expect(filing.querySelector('[aria-invalid=true]')).not.toBeNull());
  await fill('Шүүх', 'Баянгол дүүргийн шүүх', filing);
  await press('Нэхэмжлэл гаргах', filing);
  await waitFor(() => expect(stateOf('court-list', RECORD)).toBe('filed'));

  const accepting = await openAction('Хүлээн авсныг бүртгэх');
  await fill('Хэргийн дугаар', '183/2026/01200/И', accepting);
  await press('Хүлээн авсныг бүртгэх', accepting);
  await waitFor(() => expect(factOf('Хэргийн дугаар')).toBe('183/2026/01200/И'));

  const deciding = await openAction('Шүүхийн шийдвэр бүртгэх');
  await fill('Шийдвэрлэсэн дүн', '19000000', deciding);
  await press('Шүүхийн шийдвэр бүртгэх', deciding);
  await waitFor(() => expect(factOf('Шийдвэрлэсэн дүн')).toBe('19,000,000.00'));
  expect(stateOf('loans', LOAN)).toBe('LOAN_COURT');

  await press('Барагдуулж хаах');
  const settling = await dialog('alertdialog');
  await press('Барагдуулж хаах', settling);
  await waitFor(() => expect(stateOf('court-list', RECORD)).toBe('closed'));
  expect(stateOf('loans', LOAN)).toBe('CLOSED');
  expect(lab.gateways.store.collection('loans')?.get(LOAN)?.closeReason).toBe('COURT');
  expect(failures()).toEqual([]);
});

test('a withdrawn claim brings the loan back to the risk department', async () => {
  await openAt(PATH);
  await press('Татгалзаж хаах');
  const question = await dialog('alertdialog');
  await fill('Шалтгаан', REASON, question);
  await press('Татгалзаж хаах', question);
  await waitFor(() => expect(stateOf('court-list', RECORD)).toBe('closed'));
  expect(stateOf('loans', LOAN)).toBe('LOAN_RISK');
});

test('several letters are printed at once; one that is incomplete is listed with its reason', async () => {
  const customers = lab.gateways.store.collection('customers');
  const customer = customers?.get(100_003);
  if (customer) customers?.change(customer, { officialAddress: null, currentAddress: null });
  await openAt('/court-list');
  await press('Бичгүүдийг хэвлэх');
  const batch = await dialog();
  // Claims of fraud cases have no letter.
  const drafted = (lab.gateways.store.collection('court-list')?.all ?? []).filter(
    ({ state, loanId }) => state === 'drafted' && loanId !== null,
  );
  const blocked = drafted.filter(({ customerId }) => customerId === 100_003);
  const ready = drafted.length - blocked.length;
  await waitFor(() => expect(batch.textContent).toContain(`Хэвлэхэд бэлэн бичиг: ${ready}.`));
  expect(batch.textContent).toContain(`Хэвлэх боломжгүй бичиг: ${blocked.length}.`);
  expect(batch.textContent).toContain('{{customer.address}}');
  await press(`Бичгүүдийг хэвлэх (${ready})`, batch);
  await waitFor(() => expect(screen.getByTitle(/court-letters/)).toBeTruthy());
  expect(lab.commits()).toHaveLength(ready);
});

test('the claim of a fraud case has no letter, and none is asked for', async () => {
  const record = lab.gateways.store
    .collection('court-list')
    ?.all.find(({ state, loanId }) => state === 'drafted' && loanId === null);
  await openAt(`/court/${record?.id}`);
  const words = `Бичгийг зөвхөн зээлд бэлддэг: ${String(record?.loanCode)} сэжигтэй шилжүүлгийн нэхэмжлэлд бичиг байхгүй.`;
  await main().findByText(words);
  expect(lab.asked('/letter')).toEqual([]);
  expect(main().queryByRole('alert')).toBeNull();
});

test('moving a loan to court makes its record with the same claim', async () => {
  await openAt('/loans/300004');
  const form = await openAction('Шүүхэд шилжүүлэх');
  await fill('Улсын тэмдэгтийн хураамж', '70200', form);
  await fill('Шүүхийн зардал', '35000', form);
  await press('Шүүхэд шилжүүлэх', form);
  await told('Шүүхэд амжилттай шилжүүллээ. LN-200002');
  const record = lab.gateways.store
    .collection('court-list')
    ?.all.find(({ loanId }) => loanId === 300_004);
  expect([record?.state, record?.total, record?.template]).toEqual([
    'drafted',
    '1268395.19',
    'LOAN_COURT',
  ]);
});
