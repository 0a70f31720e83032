import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createDataProvider } from '../../../src/dataProviders';
import { addressIn } from '../../../src/entity/addressIn';
import { findManifest } from '../../../src/entity/manifests';
import { parseDate } from '../../../src/domain/dateParts';
import { waitingLists } from '../../../src/resources/desk/waiting/waitingLists';
import { startGateways } from '../../support/journeys/gateways';
import { failures } from '../../support/journeys/messages';
import { openAt, signInAs } from '../../support/journeys/openAt';
import { loadConfig } from '../../../src/config/config';

const lab = startGateways();

const desk = () => document.querySelector<HTMLElement>('[data-part=desk]') as HTMLElement;
const rows = () =>
  [...desk().querySelectorAll<HTMLElement>('[data-part=desk-queue]')].map((row) => [
    row.children[1].textContent,
    row.querySelector('b')?.textContent,
  ]);
const whole = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));

describe('what waits', () => {
  test.each(waitingLists.map((list) => [list.name, list] as const))(
    '%s: some of its records wait, since a moment',
    async (name, { filter, since }) => {
      await loadConfig();
      signInAs({ person: 'admin' });
      const { getList } = createDataProvider({
        addressOf: (resource) => {
          const manifest = findManifest(resource);
          return manifest && addressIn(manifest);
        },
      });
      const ask = {
        pagination: { page: 1, perPage: 1 },
        sort: { field: since, order: 'ASC' },
      } as const;
      const waiting = await getList(name, { ...ask, filter });
      const all = await getList(name, { ...ask, filter: {} });
      expect(waiting.total).toBeGreaterThan(0);
      expect(waiting.total).toBeLessThanOrEqual(all.total ?? 0);
      expect(parseDate(waiting.data[0][since] as string)).toBeDefined();
    },
  );

  test('is worked through in queues and in lists', () => {
    const namesOf = (queues: boolean) =>
      waitingLists.filter(({ isQueue = false }) => isQueue === queues).map(({ name }) => name);
    expect(namesOf(true).sort()).toEqual([
      'accounting/held-transactions',
      'contract-signature',
      'coupon/requests',
      'customers/delete/request',
      'customers/income/requests',
      'customers/level-queue',
      'loans/assessment',
      'loans/guarantee-request',
      'loans/pending/extension',
      'loans/pending/loan',
      'loans/pending/ltl',
      'loans/pending/payment',
      'online/director',
      'signature-library',
      'signatures',
      'zms-line-close-request',
    ]);
    expect(namesOf(false).sort()).toEqual([
      'accounting/entries',
      'accounting/failed-transfers',
      'accounting/profits',
      'bank-statement-verification',
      'car-loan/loan-requests',
      'feedback',
      'merchant-cashout',
      'settings/changes',
    ]);
  });
});

describe('the desk', () => {
  test('counts own queues as their lists do, and a key enters one', async () => {
    const visit = await openAt('/', {
      permissions: ['customer:list', 'loan-pending-request:list', 'cus-income:admin-list'],
    });
    await whole();
    expect(rows()).toEqual([
      ['Хүлээгдэж буй зээлийн хүсэлт', '33'],
      ['Банкны хуулгын баталгаажуулалт', '7'],
      ['Санал хүсэлт', '14'],
    ]);
    fireEvent.keyDown(document.body, { code: 'Digit1' });
    await waitFor(() => expect(visit.path()).toBe('/loans/pending/loan'));
    // R9: the queue says the same number.
    await screen.findByText(/^33 хүлээгдэж буй/);
  });

  test('says which list could not be counted, in its place and without a toast', async () => {
    lab.gateways.store.faults.add({
      method: 'GET',
      path: '*/loans/pending/loan',
      fault: '500',
      times: 0,
    });
    await openAt('/', { permissions: ['loan-pending-request:list', 'signature-lib:access'] });
    await whole();
    expect(within(desk()).getByText('Тоолж чадсангүй')).toBeTruthy();
    expect(failures()).toEqual([]);
  });

  test('is not there for who may see nothing that waits', async () => {
    await openAt('/', { permissions: ['news:list'] });
    await screen.findByText('Бүх цэс');
    await waitFor(() => expect(desk()).not.toBeNull());
    expect(desk().querySelector('[data-part=desk-waiting]')).toBeNull();
  });
});

describe('the palette', () => {
  test('asks for the whole code where loans of two years end in the same number', async () => {
    const [one, other] = lab.gateways.store.collection('loans')?.all ?? [];
    lab.gateways.store.collection('loans')?.change(one, { code: 'LN-2024-990001' });
    lab.gateways.store.collection('loans')?.change(other, { code: 'LN-2025-990001' });
    const visit = await openAt('/', { permissions: ['loan:view'] });
    await screen.findByText('Бүх цэс');
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: 'Хайх, нээх, үйлдэл хийх' });
    fireEvent.change(field, { target: { value: '990001' } });
    fireEvent.click(await screen.findByText('990001 зээлийг нээх'));
    await screen.findByText('Энэ дугаартай хэд хэдэн зээл байна: кодыг бүтнээр нь бичнэ үү.');
    expect(visit.path()).toBe('/');
    fireEvent.change(field, { target: { value: 'LN-2025-990001' } });
    fireEvent.click(await screen.findByText('LN-2025-990001 зээлийг нээх'));
    await waitFor(() => expect(visit.path()).toBe(`/loans/${other.id}`));
  });
});
