import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { expireSession } from '../../src/auth/sessionExpiry';
import { authStatus } from '../../src/auth/status';
import { button, choose, fill, input, press, valueOf } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { openAction } from '../support/journeys/loanActions';
import { failures, successes } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';

const lab = startGateways();
const LOAN = '/loans/300002';
const PAY = 'Төлөх';
const CALL = '/gateway-lab/loans/300002/pay';
const LOST = 'Дахин нэвтрэх';

afterEach(() => authStatus.set({ kind: 'ready' }));

/** The session is over while the page is open; then the same or another person signs in and opens the same page. */
const endSession = () => expireSession('ended');
async function signInAs(person: string, path = LOAN): Promise<void> {
  cleanup();
  authStatus.set({ kind: 'ready' });
  await openAt(path, { person });
  await screen.findByRole('main');
}

/** The page is there again below the dialog. */
async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('main');
}

async function typePayment(): Promise<HTMLElement> {
  await openAt(LOAN, { person: 'economist' });
  const form = await openAction(PAY);
  await fill('Дүн', '50000', form);
  await choose('Мөнгөний эх үүсвэр', 'Банкны шилжүүлэг', form);
  return form;
}

describe('what is typed into the dialog of an action', () => {
  const chosen = async (form: HTMLElement) => (await input('Мөнгөний эх үүсвэр', form)).textContent;

  test('stays there when the session is lost, with the way back in the dialog', async () => {
    const form = await typePayment();
    endSession();
    await waitFor(async () => expect((await button(LOST, form)).tagName).toBe('BUTTON'));
    await waitFor(async () => expect(await valueOf('Дүн', form)).toBe('50,000.00'));
    await waitFor(async () => expect(await chosen(form)).toBe('Банкны шилжүүлэг'));
  });

  test('is there again after signing in', async () => {
    await typePayment();
    endSession();
    await signInAs('economist');
    const form = await openAction(PAY);
    await waitFor(async () => expect(await valueOf('Дүн', form)).toBe('50,000.00'));
    await waitFor(async () => expect(await chosen(form)).toBe('Банкны шилжүүлэг'));
    await press(PAY, form);
    await waitFor(() => expect(successes()).toEqual(['Амжилттай бүртгэлээ. LN-2026-000002']));
    expect(lab.commits()).toEqual([`POST ${CALL}`]);
  });

  test('is forgotten when the dialog is closed before signing in again', async () => {
    const form = await typePayment();
    endSession();
    await press('Болих', form);
    await closed();
    await signInAs('economist');
    const again = await openAction(PAY);
    await waitFor(async () => expect(await valueOf('Дүн', again)).not.toBe('50,000.00'));
  });

  test('is given back once, to that dialog alone', async () => {
    await typePayment();
    endSession();
    await signInAs('economist');
    const other = await openAction('Урьдчилан төлөх');
    await waitFor(async () => expect(await valueOf('Дүн', other)).toBe(''));
    await press('Болих', other);
    await closed();
    const form = await openAction(PAY);
    await waitFor(async () => expect(await valueOf('Дүн', form)).toBe('50,000.00'));
    await press('Болих', form);
    await closed();
    const again = await openAction(PAY);
    await waitFor(async () => expect(await valueOf('Дүн', again)).not.toBe('50,000.00'));
  });

  test('is nobody else’s', async () => {
    await typePayment();
    endSession();
    await signInAs('admin');
    const again = await openAction(PAY);
    await waitFor(async () => expect(await valueOf('Дүн', again)).not.toBe('50,000.00'));
  });

  test('is forgotten when the dialog is cancelled', async () => {
    const form = await typePayment();
    await press('Болих', form);
    await closed();
    endSession();
    await signInAs('economist');
    const again = await openAction(PAY);
    await waitFor(async () => expect(await valueOf('Дүн', again)).not.toBe('50,000.00'));
  });

  test('stays when the gateway knows the sign-in no more: told once, nothing is written', async () => {
    const form = await typePayment();
    lab.gateways.store.faults.add({ method: 'POST', path: CALL, fault: '401', times: 2 });
    await press(PAY, form);
    await waitFor(() => expect(failures()).toHaveLength(1));
    await waitFor(async () => expect((await button(LOST, form)).tagName).toBe('BUTTON'));
    await waitFor(async () => expect(await valueOf('Дүн', form)).toBe('50,000.00'));
    expect(lab.commits()).toEqual([]);
  });
});

test('a typed reason stays and comes back in the same way', async () => {
  const path = '/loans/300022';
  const reason = 'Зургаан сар төлөөгүй тул шилжүүлэв';
  await openAt(path, { person: 'economist' });
  const form = await openAction('Эрсдэлийн санд шилжүүлэх');
  await fill('Шалтгаан', reason, form);
  endSession();
  expect(((await input('Шалтгаан', form)) as HTMLTextAreaElement).value).toBe(reason);
  await signInAs('economist', path);
  const again = await openAction('Эрсдэлийн санд шилжүүлэх');
  await waitFor(async () => expect(await valueOf('Шалтгаан', again)).toBe(reason));
});
