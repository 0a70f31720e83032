import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, fill, press, valueOf } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const CALL = '/gateway-lab/sms/tests';
const SEND = 'SMS илгээх';
const TEXT = 'Мессежийн агуулга';

const tests = () => lab.gateways.store.collection('settings/sms-test')?.all.length ?? 0;

async function typed(): Promise<HTMLElement> {
  await openAt('/settings/sms-test', { permissions: ['app-manage-sms:test'] });
  await press('+ Шинэ туршилт');
  const asked = await dialog();
  await fill('Утас', '99112233', asked);
  await fill(TEXT, 'Туршилт.', asked);
  return asked;
}

// Of a test that was answered with 500 nobody knows whether it went out: it is repeated under its key.
test.each([
  ['403', SEND],
  ['409', SEND],
  ['500', 'Дахин илгээх'],
] as const)(
  'a test that is answered with %s is not sent, and what was typed stays',
  async (fault, again) => {
    const before = tests();
    const asked = await typed();
    lab.gateways.store.faults.add({ method: 'POST', path: CALL, fault });
    fireEvent.click(await button(SEND, asked));
    await waitFor(() => expect(failures().length).toBeGreaterThan(0));
    expect([tests(), await valueOf(TEXT, asked)]).toEqual([before, 'Туршилт.']);
    fireEvent.click(await button(again, asked));
    await waitFor(() => expect(tests()).toBe(before + 1));
  },
);

test('whose answer gets lost is sent again under its key, and goes out once', async () => {
  const before = tests();
  const asked = await typed();
  lab.gateways.store.faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  fireEvent.click(await button(SEND, asked));
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  fireEvent.click(await button('Дахин илгээх', asked));
  await waitFor(() => expect(successes().length).toBeGreaterThan(0));
  expect(tests()).toBe(before + 1);
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
});
