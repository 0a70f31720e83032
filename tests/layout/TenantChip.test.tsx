// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';

let answer: Promise<unknown>;
const dataProvider = { call: () => answer } as unknown as DataProvider;
vi.mock('../../src/auth/useSession', () => ({
  useSession: () => ({ user: { tenantAlias: 'pocketmn' } }),
}));

const { TenantChip } = await import('../../src/layout/topbar/TenantChip');
const show = () =>
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
      <TenantChip />
    </CoreAdminContext>,
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
  await expect.poll(() => shown()).toBe('common.tenant: Pocket');
});

it('shows the alias of the token when the gateway fails', async () => {
  // react-admin writes each refused call into the console of a development build.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = Promise.reject(new Error('down'));
  show();
  await expect.poll(() => shown()).toBe('common.tenant: pocketmn');
});
