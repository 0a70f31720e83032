// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

let answer: Promise<unknown>;
vi.mock('../../../src/layout/hooks/useMainGateway', () => ({ useMainGateway: () => () => answer }));
vi.mock('../../src/auth/useSession', () => ({
  useSession: () => ({ user: { tenantAlias: 'pocketmn' } }),
}));

const { TenantChip } = await import('../../src/layout/topbar/TenantChip');
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TenantChip />
    </QueryClientProvider>,
  );
const shown = () => document.querySelector('[data-part=topbar-tenant]')?.textContent;

afterEach(cleanup);

it('keeps its place free until the name has come', async () => {
  let come: (value: unknown) => void = () => undefined;
  answer = new Promise((resolve) => {
    come = resolve;
  });
  show();
  expect(shown()).toBe('');
  await act(async () => come({ alias: 'pocketmn', name: 'Pocket' }));
  await vi.waitFor(() => expect(shown()).toBe('common.tenant: Pocket'));
});

it('shows the alias of the token when the gateway fails', async () => {
  answer = Promise.reject(new Error('down'));
  show();
  await vi.waitFor(() => expect(shown()).toBe('common.tenant: pocketmn'));
});
