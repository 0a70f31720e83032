import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

startGateways();

test('a page that may not be opened names the right, and copies the request for it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
  await openAt('/users', { permissions: ['news:list'] });
  await screen.findByText('Хандах эрхгүй');
  const right = await screen.findByText('Хэрэглэгч, эрх удирдах', { selector: 'li', exact: false });
  expect(screen.getByText('Шаардлагатай зөвшөөрөл:')).toBeTruthy();
  await waitFor(() =>
    expect(right.textContent).toBe(
      'Хэрэглэгч, эрх удирдах user:manageАль ч үүрэгт багтаагүй, хүнд тусад нь олгоно',
    ),
  );
  expect(screen.getByText(/^Олгох ажилтан: .*Сүхбаатар Оюунчимэг/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Хуулах: Эрхийн хүсэлт' }));
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(
      'Надад «Хэрэглэгчид» нээх эрх хэрэгтэй байна: Хэрэглэгч, эрх удирдах (user:manage). ' +
        'Хаяг: http://localhost:3000/users',
    ),
  );
});

test('where one of several is enough, all are named, with the roles that have them', async () => {
  await openAt('/contract', { permissions: ['news:list'] });
  await screen.findByText('Өөрийн гэрээ харах', { selector: 'li', exact: false });
  expect(screen.getByText('Дараах зөвшөөрлийн аль нэг:')).toBeTruthy();
  expect(
    screen.getByText('Гэрээний жагсаалт харах', { selector: 'li', exact: false }),
  ).toBeTruthy();
  await waitFor(() =>
    expect(
      screen.getByText('Өөрийн гэрээ харах', { selector: 'li', exact: false }).textContent,
    ).toContain('Энэ эрхтэй үүрэг: Агент, Ажилтан'),
  );
});

test('what may not be done with a record is not shown, and one entry says who may', async () => {
  await openAt('/loans/300002', { permissions: ['loan:view'] });
  fireEvent.click(await screen.findByRole('button', { name: /^Надад эрхгүй үйлдэл/ }));
  const asked = await screen.findByRole('dialog');
  await waitFor(() => expect(asked.textContent).toContain('loan-admin:list'));
  expect(asked.textContent).toContain('Энэ эрхтэй үүрэг: ');
});
