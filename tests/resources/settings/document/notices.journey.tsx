import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, confirmWith, dialog, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const PRINT = 'Мэдэгдэл хэвлэх';

const first = (resource: string, state: object) => {
  const found = lab.gateways.store
    .collection(resource)
    ?.all.find((one) => Object.entries(state).every(([name, value]) => one[name] === value));
  if (!found) throw new Error(`There is no ${resource} like that.`);
  return found;
};
const copies = () => screen.findByRole('table', { name: 'Хэвлэсэн хувилбарууд' });

describe('a notice of an entry of the black list', () => {
  test('is previewed, printed once though its answer is lost, and opened', async () => {
    const entry = first('bw-list', { state: 'LISTED' });
    const call = `/gateway-lab/bw-list/${entry.id}/notices`;
    await openAt(`/bw-list/${entry.id}`, {
      permissions: ['black-white:list', 'black-white:view', 'black-white:create'],
    });
    await screen.findByText('Загвар: Хар, саарал жагсаалтын мэдэгдэл, хувилбар 1');
    await press(PRINT);
    const asked = await dialog('alertdialog');
    expect(within(asked).getByText(/Загварын 1-р хувилбараар хэвлэж/)).toBeTruthy();
    // Nothing goes to the printer of which no copy is kept.
    await within(asked).findByTitle(/^Урьдчилан харах/);
    expect(within(asked).queryByRole('button', { name: 'Хэвлэх' })).toBeNull();
    lab.gateways.store.faults.add({ method: 'POST', path: call, fault: '403' });
    fireEvent.click(await button(PRINT, asked));
    await waitFor(() => expect(asked.textContent).toContain('эрх'));
    expect(lab.commits()).toEqual([]);
    lab.gateways.store.faults.add({ method: 'POST', path: call, fault: 'drop-after-commit' });
    fireEvent.click(await button(PRINT, asked));
    fireEvent.click(await button('Төлөв шалгах', asked));
    await waitFor(() => expect(successes()).toEqual(['Мэдэгдэл хэвлэгдлээ.']));
    expect(lab.commits()).toEqual([`POST ${call}`]);
    const table = await copies();
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    // The new copy is open, to be sent to the printer.
    expect(within(table).getByRole('button', { name: 'Хаах' })).toBeTruthy();
  });

  test('is closed with its reason without a template in use', async () => {
    const template = first('document_template', { category: 'LOAN_BLACK_OR_WHITE' });
    lab.gateways.store.collection('document_template')?.change(template, { state: 'ARCHIVED' });
    const entry = first('bw-list', { state: 'LISTED' });
    await openAt(`/bw-list/${entry.id}`, {
      permissions: ['black-white:list', 'black-white:view', 'black-white:create'],
    });
    const closed = await screen.findByRole('button', { name: PRINT });
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    expect(closed.title).toBe('Энэ ангиллын идэвхтэй загвар алга. Эхлээд загварыг идэвхжүүлнэ.');
  });

  test('is not there for who may only read', async () => {
    const entry = first('bw-list', { state: 'LISTED' });
    await openAt(`/bw-list/${entry.id}`, { permissions: ['black-white:list', 'black-white:view'] });
    await screen.findAllByText(String(entry.reason));
    expect(screen.queryByRole('button', { name: PRINT })).toBeNull();
    expect(lab.asked('/notices')).toEqual([]);
  });
});

test('a report to the registry and a loan with the risk department print theirs', async () => {
  const write = first('zms-writer', { isOpen: true });
  const visit = await openAt(`/zms-writer/${write.id}`, {
    permissions: ['zms-loan:list', 'zms:list', 'loan:view', 'loan-admin:list'],
  });
  await press(PRINT);
  await confirmWith(PRINT);
  await waitFor(() => expect(successes()).toEqual(['Мэдэгдэл хэвлэгдлээ.']));
  await waitFor(async () => expect(within(await copies()).getAllByRole('row')).toHaveLength(2));
  const loan = first('loans', { state: 'LOAN_RISK' });
  await visit.go(`/loans/${loan.id}`);
  await screen.findByText('Загвар: Эрсдэлийн мэдэгдэл, хувилбар 1');
  await press(PRINT);
  await confirmWith(PRINT);
  await waitFor(() => expect(lab.commits()).toHaveLength(2));
  expect(lab.commits()[1]).toBe(`POST /gateway-lab/loans/${loan.id}/notices`);
});
