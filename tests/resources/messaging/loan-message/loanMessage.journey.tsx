import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { button, confirmer, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const CALL = '/gateway-lab/loan-messages';
const RIGHTS = ['loan-sms:send', 'loan:view'];
const SEND = 'SMS илгээх';

const loan = (id: number) => lab.gateways.store.collection('loans')?.get(id);
const messages = () => lab.gateways.store.collection('sms')?.all.length ?? 0;
const preview = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part=loan-message-preview] table');
    if (!found) throw new Error('Nothing is shown yet.');
    return found;
  });

beforeEach(() => {
  const { clock } = lab.gateways.store;
  clock.setNow(Date.parse(`${clock.today()}T12:00:00+08:00`));
});

async function planned(codes: string): Promise<HTMLElement> {
  await openAt('/message-send', { permissions: RIGHTS });
  await screen.findByText('Холбогдоно уу');
  await fill('Зээлийн код', codes);
  await fill('Загвар', '8');
  await press('Урьдчилан харах');
  return preview();
}

test('codes are pasted; everybody is shown, who gets none with the reason, and what it costs', async () => {
  const before = messages();
  const table = await planned(
    `${String(loan(known.ongoing)?.code)}\n${String(loan(known.npl)?.code)}, LN00-1`,
  );
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  within(table).getByText('Эрсдэлийн хэлтэс, шүүхийн зээлд мессеж зогссон');
  await screen.findByText('Ийм кодтой зээл олдсонгүй: LN00-1');
  await press(`${SEND}: 1`);
  fireEvent.click(await confirmer(SEND));
  await screen.findByText('Илгээсэн мессеж: 1');
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  // The one that was kept back is written down beside the one that went.
  expect(messages()).toBe(before + 2);
});

test('without a template nothing is asked for', async () => {
  await openAt('/message-send', { permissions: RIGHTS });
  await screen.findByText('Холбогдоно уу');
  await fill('Зээлийн код', 'LN00-1');
  await press('Урьдчилан харах');
  await screen.findByText('Загвар сонгоно уу.');
  expect(document.querySelector('[data-part=loan-message-preview]')).toBeNull();
});

test('a refusal sends nothing; a lost answer is looked for and nothing goes twice', async () => {
  const before = messages();
  const { faults } = lab.gateways.store;
  await planned(String(loan(known.ongoing)?.code));
  faults.add({ method: 'POST', path: CALL, fault: '403' });
  await press(`${SEND}: 1`);
  fireEvent.click(await confirmer(SEND));
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(messages()).toBe(before);
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  fireEvent.click(await confirmer(SEND));
  fireEvent.click(await button('Төлөв шалгах', await dialog('alertdialog')));
  await screen.findByText('Илгээсэн мессеж: 1');
  expect(messages()).toBe(before + 1);
});

test('from a loan its own people are written to; of one in the risk department it says why not', async () => {
  await openAt(`/loans/${known.npl}`, { permissions: RIGHTS });
  const blocked = await button(SEND);
  expect(blocked.getAttribute('aria-disabled')).toBe('true');
  expect(blocked.title).toBe('Зээл эрсдэлийн хэлтэст эсвэл шүүхэд байгаа тул мессеж илгээхгүй.');
});

test('from a loan in good standing the dialog asks for no code', async () => {
  await openAt(`/loans/${known.ongoing}`, { permissions: RIGHTS });
  await press(SEND);
  const asked = await dialog();
  await within(asked).findByText('Холбогдоно уу');
  await waitFor(() => expect(within(asked).queryByText('Зээлийн код')).toBeNull());
  await fill('Загвар', '8', asked);
  await press('Урьдчилан харах', asked);
  await within(await preview()).findByText(String(loan(known.ongoing)?.code));
});

test('without the right there is no way to write', async () => {
  await openAt(`/loans/${known.ongoing}`, { permissions: ['loan:view'] });
  await screen.findAllByText(new RegExp(String(loan(known.ongoing)?.code)));
  expect(screen.queryByText(SEND)).toBeNull();
});
