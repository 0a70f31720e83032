import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startGateways } from '../support/journeys/gateways';
import { main, openAt } from '../support/journeys/openAt';

const lab = startGateways();

const WHY = 'Бүх байгууллагад үйлчилдэг тул зөвхөн үндсэн байгууллагын ажилтан өөрчилнө.';

/** Somebody of a partner with exactly these rights. */
const partners = (rights: string) => ({ person: `only:${rights}@altan` });

async function expectClosed(name: string) {
  const [button] = await main().findAllByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(WHY);
}

test('a partner’s people see the days off, and why they add none', async () => {
  await openAt('/holiday', partners('holiday:list,admin:access'));
  await expectClosed('+ Амралтын өдөр нэмэх');
});

test('a partner’s people see the settings of the system, and why they change none', async () => {
  await openAt('/settings/system', partners('admin:access'));
  await expectClosed('Зээлдэгчийн шалгуур өөрчлөх');
});

test('a partner’s people have no way to a piece of news, by its address neither', async () => {
  await openAt('/news/create', partners('news:create'));
  await screen.findByText(WHY);
  expect(screen.queryByRole('textbox', { name: /^Гарчиг/ })).toBeNull();
  expect(lab.commits()).toEqual([]);
});

test('people of the main tenant change them', async () => {
  await openAt('/holiday', { person: 'only:holiday:list,admin:access' });
  const [button] = await main().findAllByRole('button', { name: '+ Амралтын өдөр нэмэх' });
  expect(button.getAttribute('aria-disabled')).toBeNull();
});
