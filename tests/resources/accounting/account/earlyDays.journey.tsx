import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besides } from '../../../support/journeys/besides';
import { fill, input, valueOf } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

test('a day that is typed before the books have said theirs stays, and the other one comes from the books', async () => {
  lab.gateways.store.faults.add({ path: '*/statement', fault: 'slow', delay: 2_500 });
  await openAt('/accounting/accounts/gl/1110-01', { person: 'accountant' });
  const last = (await input('Дуусах огноо')) as HTMLInputElement;
  expect(last.value).toBe('');
  await fill('Эхлэх огноо', '2026-11-01');
  await waitFor(async () => expect(await valueOf('Дуусах огноо')).toBe('2026-11-21'));
  await waitFor(async () => expect(await valueOf('Эхлэх огноо')).toBe('2026-11-01'));
  expect(besides(document.body)).toEqual({});
});

test('what is no day and is typed before the books have said theirs stays, and is said to be none', async () => {
  lab.gateways.store.faults.add({ path: '*/statement', fault: 'slow', delay: 2_500 });
  await openAt('/accounting/accounts/gl/1110-01', { person: 'accountant' });
  await input('Дуусах огноо');
  await fill('Эхлэх огноо', '2026-02-30');
  await waitFor(async () => expect(await valueOf('Дуусах огноо')).toBe('2026-11-21'));
  await waitFor(() =>
    expect(besides(document.body)).toEqual({ 'Эхлэх огноо': 'Огноо буруу байна.' }),
  );
  await waitFor(async () => expect(await valueOf('Эхлэх огноо')).toBe('2026-02-30'));
});
