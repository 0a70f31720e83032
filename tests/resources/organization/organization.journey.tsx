import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, confirmWith, dialog, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { closedAction, pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();
const LONG = { timeout: 90_000 };
const AGENT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05';
const REASON = 'Ажил үүргийн хуваарь өөрчлөгдсөн.';

const rolesOf = (id: string) => lab.gateways.store.collection('users')?.get(id)?.roles;
const unit = (id: number) => lab.gateways.store.collection('org-unit')?.get(id);
const node = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });

test(
  'another role shows whom it concerns before it is given, and the audit log has it',
  LONG,
  async () => {
    const visit = await openAt('/organization/position/1', { person: 'admin' });
    await pressAction('Үүрэг солих');
    const form = await dialog();
    await choose('Үүргийн нэр', 'Апп оператор', form);
    const granted = Number(lab.gateways.store.collection('org-position')?.get(1)?.granted);
    const people = await within(form).findByRole('table', {
      name: `Эрх нь өөрчлөгдөх ажилтан: ${granted}`,
    });
    expect(people.querySelectorAll('tbody tr')).toHaveLength(granted);
    const agent = lab.gateways.store.collection('users')?.get(AGENT);
    const row = [...people.querySelectorAll('tbody tr')].find(({ textContent }) =>
      textContent?.includes(`${agent?.lastName} ${agent?.firstName}`),
    );
    // 57 rights come and 8 go: those of an app operator instead of an agent’s.
    expect(row?.textContent).toMatch(/578$/);
    expect(form.textContent).toContain('news:list');
    expect(form.textContent).toContain('loan-operator:list');
    expect(rolesOf(AGENT)).toEqual(['pocket_agent']);
    await confirmWith('Үүрэг солих', REASON);
    await waitFor(() => expect(rolesOf(AGENT)).toEqual(['pocket_operator']));

    const link = await screen.findByRole('link', { name: 'Бүгдийг аудитын логоос харах' });
    await visit.go(String(link.getAttribute('href')));
    const log = await screen.findByRole('region', { name: 'Аудитын лог' });
    await waitFor(() => expect(log.textContent).toContain('Үүрэг сольсон'));
    await waitFor(() => expect(log.textContent).toContain(REASON));
  },
);

test('nobody changes the role of the own position: the reason stands beside it', LONG, async () => {
  await openAt('/organization/position/2', { person: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  const { element, why } = await closedAction('Үүрэг солих');
  expect(why).toContain('өөр хүн өөрчилнө');
  fireEvent.click(element);
  // The head answers again: whatever the click could have opened is there by now.
  await closedAction('Үүрэг солих');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test(
  'a role is handed out by who manages users alone: the missing right stands beside it',
  LONG,
  async () => {
    await openAt('/organization/position/1', {
      permissions: ['org-position:list', 'org-position:create'],
    });
    await screen.findByRole('heading', { level: 1 });
    const { why } = await closedAction('Үүрэг солих');
    expect(why).toMatch(/^Үүнд нэмэлт эрх хэрэгтэй: /);
  },
);

test(
  'a position is given without its role by who keeps people, and the form says so',
  LONG,
  async () => {
    await openAt('/organization/user/create', {
      permissions: ['org-user-branch-position:list', 'org-employee:create'],
    });
    await screen.findByText(/^Үүргийг олгох: Үүнд нэмэлт эрх хэрэгтэй: /);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  },
);

test('units are walked through and arranged with the keyboard', LONG, async () => {
  await openAt('/organization/units', { person: 'admin' });
  const first = await node('Гүйцэтгэх удирдлага');
  const [own] = screen.getAllByRole('tree', { name: 'Байгууллагын бүтэц' });
  const stops = () =>
    within(own)
      .getAllByRole('treeitem')
      .filter((one) => one.getAttribute('tabindex') === '0');
  expect(stops()).toEqual([first]);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const loans = await node('Зээлийн газар');
  expect(document.activeElement).toBe(loans);
  expect(loans.getAttribute('aria-level')).toBe('2');
  fireEvent.keyDown(loans, { key: 'ArrowDown', altKey: true });
  await screen.findByText('Зээлийн газар: «Гүйцэтгэх удирдлага» дотор 2-р байранд орлоо.');
  expect([unit(2)?.viewOrder, unit(5)?.viewOrder]).toEqual([2, 1]);
  const moved = await node('Зээлийн газар');
  fireEvent.keyDown(moved, { key: 'ArrowLeft', altKey: true });
  await waitFor(() => expect(unit(2)?.parentId).toBe(null));
  await waitFor(async () =>
    expect((await node('Зээлийн газар')).getAttribute('aria-level')).toBe('1'),
  );
});

test('a move that is refused is told, and the tree stays what it is', LONG, async () => {
  await openAt('/organization/units', { person: 'admin' });
  const loans = await node('Зээлийн газар');
  lab.gateways.store.faults.add({
    method: 'POST',
    path: '/gateway-org/units/*',
    fault: '403',
    times: 3,
  });
  fireEvent.keyDown(loans, { key: 'ArrowDown', altKey: true });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Таны эрх хүрэлцэхгүй байна.');
  expect(unit(2)?.viewOrder).toBe(1);
});

test('a move whose answer gets lost is made once, and the tree shows it', LONG, async () => {
  await openAt('/organization/units', { person: 'admin' });
  const loans = await node('Зээлийн газар');
  lab.gateways.store.faults.add({
    method: 'POST',
    path: '/gateway-org/units/*',
    fault: 'drop-after-commit',
  });
  fireEvent.keyDown(loans, { key: 'ArrowDown', altKey: true });
  const second = () =>
    screen
      .getAllByRole('treeitem')
      .filter((one) => one.getAttribute('aria-level') === '2')
      .map(({ textContent }) => textContent)[1];
  await waitFor(() => expect(second()).toContain('Зээлийн газар'));
  expect(unit(2)?.viewOrder).toBe(2);
  expect(lab.commits()).toEqual(['POST /gateway-org/units/2/move']);
});

test('a change of a role whose answer gets lost is made once', LONG, async () => {
  lab.gateways.store.faults.add({
    method: 'POST',
    path: '/gateway-org/positions/*',
    fault: 'drop-after-commit',
  });
  await openAt('/organization/position/1', { person: 'admin' });
  await pressAction('Үүрэг солих');
  await choose('Үүргийн нэр', 'Апп оператор', await dialog());
  await confirmWith('Үүрэг солих', REASON);
  await press('Төлөв шалгах');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(rolesOf(AGENT)).toEqual(['pocket_operator']);
  expect(lab.commits()).toEqual(['POST /gateway-org/positions/1/change_role']);
});

test('the audit log leads to its record, and is filtered by its address', LONG, async () => {
  const filter = encodeURIComponent(JSON.stringify({ record: 'news/1' }));
  await openAt(`/organization/audit-log?filter=${filter}`, {
    permissions: ['org-audit-log:list', 'news:list'],
  });
  const log = await screen.findByRole('region', { name: 'Аудитын лог' });
  await waitFor(() =>
    expect(log.querySelector('a[href="/news/1"]')?.textContent).toContain('Мэдээ'),
  );
  await press('Шүүлтүүр цэвэрлэх');
});
