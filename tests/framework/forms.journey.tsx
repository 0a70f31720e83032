import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { choose, fill, input, press, valueOf } from '../support/journeys/form';
import { forgetPerson } from '../../src/auth/signOut';
import { session } from '../../src/auth/session';
import { startGateways } from '../support/journeys/gateways';
import { openAt } from '../support/journeys/openAt';

const lab = startGateways();
const DRAFT = /^Хадгалаагүй ноорог сэргээгдлээ/;

const CITIZEN = {
  'Эцэг/эхийн нэр': 'Дорж',
  Нэр: 'Цэцэг',
  'Регистрийн дугаар': 'УЗ89041525',
  Утас: '88112299',
  'И-мэйл': 'tsetseg@example.mn',
};

async function type(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fill(label, value);
}

const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'));

/** What the draft holds of the form. */
const draft = () => JSON.parse(sessionStorage.getItem(kept()[0]) ?? '{}').values;

/** The mark beside a label. */
const isMarked = async (label: string): Promise<boolean> =>
  Boolean(
    (await input(label))
      .closest('.MuiFormControl-root')
      ?.querySelector('label .MuiFormLabel-asterisk'),
  );

describe('a draft', () => {
  test('goes when its record is saved: the next form is empty', async () => {
    const visit = await openAt('/customers/create', { person: 'agent' });
    await input('Утас');
    await type(CITIZEN);
    await waitFor(() => expect(kept()).toHaveLength(1));
    await press('Хадгалах');
    await screen.findByRole('heading', { level: 1, name: /Цэцэг/ });
    expect(lab.commits()).toEqual(['POST /gateway-customer/customers']);
    await waitFor(() => expect(kept()).toEqual([]));
    await visit.go('/customers/create');
    await waitFor(async () => expect(await valueOf('Утас')).toBe(''));
    expect(screen.queryByText(DRAFT)).toBeNull();
  });

  test('has what was typed in the moment before the page was left', async () => {
    await openAt('/customers/create', { person: 'agent' });
    await input('Утас');
    await type({ 'Эцэг/эхийн нэр': 'Дорж' });
    await waitFor(() => expect(kept()).toHaveLength(1));
    await type({ Утас: '88112299' });
    fireEvent(window, new Event('pagehide'));
    const atPageEnd = draft();
    fireEvent(window, new Event('pageshow'));
    await type({ Утас: '88112200' });
    cleanup();
    expect([atPageEnd.phone, draft().phone]).toEqual(['88112299', '88112200']);
  });

  test('of a citizen does not fill the form of a company', async () => {
    await openAt('/customers/create', { person: 'agent' });
    await input('Утас');
    await type({ 'Эцэг/эхийн нэр': 'Дорж', Утас: '88112299' });
    await waitFor(() => expect(kept()).toHaveLength(1));
    cleanup();
    await openAt('/customers/create', { person: 'agent' });
    await screen.findByText(DRAFT);
    await waitFor(async () => expect(await valueOf('Утас')).toBe('88112299'));
    await choose('Харилцагчийн төрөл', 'Байгууллага');
    await input('Байгууллагын регистрийн дугаар');
    await waitFor(async () => expect(await valueOf('Утас')).toBe(''));
    expect(screen.queryByText(DRAFT)).toBeNull();
    sessionStorage.clear();
  });
});

describe('a draft goes with whoever leaves on purpose', () => {
  const LEAVE = 'Хадгалахгүй гарах';

  test.each<[string, string, string, Record<string, string>]>([
    ['a new record', '/customers/create', 'agent', { Нэр: 'Туяа', Цалин: '777000' }],
    ['a changed one', '/customers/100001/update', 'agent', { Мэргэжил: 'Усчин' }],
    ['a message', '/notification/create', 'admin', { Гарчиг: 'Мэдэгдэл' }],
  ])('from the form of %s', async (_name, path, person, values) => {
    const visit = await openAt(path, { person });
    const [label] = Object.keys(values);
    await input(label);
    const before = await valueOf(label);
    await type(values);
    await waitFor(() => expect(kept()).toHaveLength(1));
    // Of the last moment, too: what waits to be kept is not kept by going.
    await type({ [label]: 'Сүүлчийн үг' });
    await visit.go('/');
    await press(LEAVE);
    await waitFor(() => expect(visit.path()).toBe('/'));
    await waitFor(() => expect(kept()).toEqual([]));
    await visit.go(path);
    await waitFor(async () => expect(await valueOf(label)).toBe(before));
    expect(screen.queryByText(DRAFT)).toBeNull();
  });

  test('stays with whoever stays', async () => {
    const visit = await openAt('/customers/create', { person: 'agent' });
    await input('Утас');
    await type({ Нэр: 'Туяа' });
    await waitFor(() => expect(kept()).toHaveLength(1));
    await visit.go('/');
    await press('Болих', await screen.findByRole('alertdialog'));
    await type({ Нэр: 'Туяана' });
    await waitFor(() => expect(draft().firstName).toBe('Туяана'));
    sessionStorage.clear();
  });

  test('by changing back what was typed, where no question is asked', async () => {
    const visit = await openAt('/customers/100001/update', { person: 'agent' });
    const before = await valueOf('Мэргэжил');
    await type({ Мэргэжил: 'Усчин' });
    await waitFor(() => expect(kept()).toHaveLength(1));
    await type({ Мэргэжил: before });
    await waitFor(() => expect(kept()).toEqual([]));
    await visit.go('/');
    await waitFor(() => expect(visit.path()).toBe('/'));
  });

  test('by looking with the eyes of somebody who may not open the form', async () => {
    await openAt('/customers/create', { person: 'admin' });
    await input('Утас');
    await type({ Нэр: 'Туяа' });
    await waitFor(() => expect(kept()).toHaveLength(1));
    await act(() => Promise.resolve(session.viewAs({ rights: ['news:list'] })));
    await waitFor(() => expect(kept()).toEqual([]));
    await act(() => Promise.resolve(session.viewAs(null)));
  });

  test('by signing out: the page that goes afterwards keeps nothing', async () => {
    await openAt('/customers/create', { person: 'agent' });
    await input('Утас');
    await type({ Нэр: 'Туяа' });
    await act(() => Promise.resolve(forgetPerson()));
    fireEvent(window, new Event('pagehide'));
    cleanup();
    // Modules are shared: those of the next test shall not take their page for one that is going away.
    fireEvent(window, new Event('pageshow'));
    expect(kept()).toEqual([]);
  });
});

describe('a form', () => {
  test('marks what is asked for under a condition, as long as it holds', async () => {
    await openAt('/customers/create', { person: 'agent' });
    const politician = await screen.findByLabelText('Улс төрд нөлөө бүхий эсэх');
    await waitFor(async () => expect(await isMarked('Хөрөнгийн эх үүсвэр')).toBe(false));
    fireEvent.click(politician);
    await waitFor(async () => expect(await isMarked('Хөрөнгийн эх үүсвэр')).toBe(true));
    fireEvent.click(politician);
    await waitFor(async () => expect(await isMarked('Хөрөнгийн эх үүсвэр')).toBe(false));
  });

  test('marks what somebody has already, leads to them, and is quiet once it is saved', async () => {
    const known = lab.gateways.store.collection('customers')?.all[0];
    await openAt('/customers/create', { person: 'agent' });
    await input('Утас');
    await type({ ...CITIZEN, Утас: String(known?.phone) });
    await press('Хадгалах');
    const phone = await input('Утас');
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Энэ утгатай өөр бүртгэл байна.')).toBeTruthy();
    await screen.findByText('Тэр бүртгэлийг нээх', { selector: 'button' });
    await type({ Утас: '88112298' });
    await press('Хадгалах');
    await screen.findByRole('heading', { level: 1, name: /Цэцэг/ });
    await waitFor(() => expect(screen.queryByText('Тэр бүртгэлийг нээх')).toBeNull());
  });

  test('has the focus on its first mistake, in the order in which it is read', async () => {
    await openAt('/customers/create', { person: 'agent' });
    const first = await input('Эцэг/эхийн нэр');
    await press('Хадгалах');
    await waitFor(() => expect(document.activeElement).toBe(first));
    sessionStorage.clear();
  });
});
