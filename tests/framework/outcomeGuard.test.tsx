// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOf, useOutcome, type GuardedWrite } from '../../src/framework/record/useOutcome';
import { GatewayError } from '../../src/http/GatewayError';

vi.mock('../../src/auth/session', () => ({ session: { get: () => ({ user: { id: 'me' } }) } }));

const history = vi.fn();
const getOne = vi.fn();
const onBooked = vi.fn();
const lost = () => new GatewayError({ status: 0, code: 'TIMEOUT', unknownOutcome: true });
const row = (over: object) => ({
  at: new Date().toISOString(),
  by: 'me',
  origin: 'MANUAL',
  ...over,
});

function guardOf() {
  const provider = { history, getOne } as unknown as DataProvider;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()}>
      {children}
    </CoreAdminContext>
  );
  return renderHook(() => useOutcome('customers'), { wrapper }).result.current.guard;
}

async function failureOf(
  write: Pick<GuardedWrite, 'action' | 'field' | 'removes'>,
  error: unknown = lost(),
) {
  const sent = guardOf()({ id: 7, idempotencyKey: 'k-1', onBooked, ...write }, () =>
    Promise.reject(error),
  );
  return sent.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

beforeEach(() => {
  // react-admin writes each refused call into the console of a development build.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  history.mockReset();
  getOne.mockReset();
  onBooked.mockReset();
});
afterEach(cleanup);

describe('the guard of writes', () => {
  it('passes on what was answered, and has no check for a certain failure', async () => {
    const answer = await guardOf()(
      { id: 7, action: 'close', idempotencyKey: 'k-1', onBooked },
      () => Promise.resolve('done'),
    );
    expect(answer).toBe('done');
    const refused = new GatewayError({ status: 409 });
    expect(await failureOf({ action: 'close' }, refused)).toBe(refused);
    expect(checkOf(refused)).toBeUndefined();
  });

  it.each<[string, object[], string]>([
    ['by its key', [row({ action: 'other', idempotencyKey: 'k-1' })], 'booked'],
    ['by action, person and time', [row({ action: 'close' })], 'booked'],
    ['not: another person', [row({ action: 'close', by: 'you' })], 'not-found'],
    ['not: long ago', [row({ action: 'close', at: '2020-01-01T00:00:00Z' })], 'not-found'],
    ['not: another action', [row({ action: 'open' })], 'not-found'],
  ])('finds an action in the history %s', async (_, rows, outcome) => {
    history.mockResolvedValue(rows);
    const check = checkOf(await failureOf({ action: 'close' }));
    expect(await check?.()).toBe(outcome);
    expect(history).toHaveBeenCalledWith('customers', { id: 7, idempotencyKey: 'k-1' });
    expect(onBooked).toHaveBeenCalledTimes(outcome === 'booked' ? 1 : 0);
  });

  it('looks at the rows of one field where the action has one', async () => {
    history.mockResolvedValue([row({ action: 'close', field: 'canLoan' })]);
    const check = checkOf(await failureOf({ action: 'close', field: 'canOtpRequest' }));
    expect(await check?.()).toBe('not-found');
  });

  it('cannot tell without a history', async () => {
    history.mockRejectedValue(new GatewayError({ status: 0 }));
    expect(await checkOf(await failureOf({ action: 'close' }))?.()).toBe('cannot-tell');
    expect(onBooked).not.toHaveBeenCalled();
  });

  it('knows a deletion by the record being gone', async () => {
    history.mockResolvedValue([]);
    const check = checkOf(await failureOf({ action: 'delete', removes: true }));
    getOne.mockResolvedValueOnce({ data: { id: 7 } });
    expect(await check?.()).toBe('not-found');
    getOne.mockRejectedValueOnce(new GatewayError({ status: 500 }));
    expect(await check?.()).toBe('cannot-tell');
    getOne.mockRejectedValueOnce(new GatewayError({ status: 404 }));
    expect(await check?.()).toBe('booked');
    expect(onBooked).toHaveBeenCalledTimes(1);
  });

  it('knows a deletion that waits for another person by the history of the record that is still there', async () => {
    getOne.mockResolvedValue({ data: { id: 7 } });
    history.mockResolvedValue([row({ action: 'ask_change', idempotencyKey: 'k-1' })]);
    expect(await checkOf(await failureOf({ action: 'delete', removes: true }))?.()).toBe('booked');
    expect(onBooked).toHaveBeenCalledWith(true);
  });

  it('looks for an action of that name that keeps the record in its history', async () => {
    history.mockResolvedValue([row({ action: 'delete' })]);
    expect(await checkOf(await failureOf({ action: 'delete' }))?.()).toBe('booked');
    expect(getOne).not.toHaveBeenCalled();
  });
});
