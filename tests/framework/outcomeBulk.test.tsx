// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkFailures, type BulkFailure } from '../../src/framework/list/BulkFailures';
import { useSendAction } from '../../src/framework/record/useAction';
import entity from '../../src/resources/content/news/news.entity';
import { GatewayError } from '../../src/http/GatewayError';

vi.mock('../../src/auth/session', () => ({ session: { get: () => ({ user: { id: 'me' } }) } }));

const record = { id: 4, title: 'First' };
const actionOn = vi.fn();
const history = vi.fn();
const onSolved = vi.fn();
const provider = { action: actionOn, history } as unknown as DataProvider;
const wrapper = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()}>
    {children}
  </CoreAdminContext>
);

afterEach(cleanup);

it('checks a row of unknown outcome before it sends the same action again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = renderHook(() => useSendAction(entity), { wrapper }).result.current;
  const again = () => send(record, 'publish', {}, 'k-9');
  actionOn.mockRejectedValueOnce(new GatewayError({ status: 503, unknownOutcome: true }));
  const error: unknown = await again().catch((failure: unknown) => failure);
  const refused = new GatewayError({ status: 409, serverMessage: 'Not possible.' });
  const failures: BulkFailure[] = [
    { record, error, again },
    { record: { id: 5, title: 'Second' }, error: refused, again },
  ];
  render(
    <BulkFailures
      entity={entity}
      failures={failures}
      onSolved={onSolved}
      onDismiss={() => undefined}
    />,
    { wrapper },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'First: error.server errors.outcome_unknown errors.check_outcome',
    'Second: error.conflict Not possible.',
  ]);

  history.mockResolvedValue([]);
  await act(async () => fireEvent.click(screen.getByText('errors.check_outcome')));
  expect(actionOn).toHaveBeenCalledTimes(1);
  actionOn.mockResolvedValue({ data: record });
  await act(async () => fireEvent.click(screen.getByText('errors.send_again')));
  expect(onSolved).toHaveBeenCalledWith(failures[0]);
  expect(actionOn.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey as string)).toEqual([
    'k-9',
    'k-9',
  ]);
});
