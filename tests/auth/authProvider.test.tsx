// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext, useCanAccess, useCanAccessResources, useGetIdentity } from 'ra-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../src/auth/authProvider';
import { primeAccess } from '../../src/auth/primeAccess';
import { session } from '../../src/auth/session';
import { useMay } from '../../src/framework/useMay';
import type * as Config from '../../src/config/config';
import { completeConfig } from '../../src/config/config';

vi.mock('../../src/config/config', async (original) => {
  const real = await original<typeof Config>();
  const names = [
    'main',
    'accounting',
    'customer',
    'identity',
    'merchantWeb',
    'org',
    'zms',
    'customerFinder',
  ];
  const given = {
    identity: { url: '/', realm: 'urtuu', clientId: 'urtuu-console' },
    gateways: Object.fromEntries(names.map((name) => [name, `/${name}`])),
    mainTenant: 'pocketmn',
  };
  return { ...real, config: () => completeConfig(given as unknown as Config.Config) };
});

const rights = new Map([
  ['news list', ['news:list', 'admin:access']],
  ['news edit', ['news:create']],
]);
const accessOf = (resource: string, action: string) => rights.get(`${resource} ${action}`) ?? [];
const signIn = (permissions: string[]) =>
  session.set({
    accessToken: 'a.b.c',
    expiresAt: Date.now() + 60_000,
    roles: ['worker'],
    permissions,
    user: {
      id: '7',
      name: 'w',
      firstName: 'Болд',
      lastName: 'Бат',
      fullName: 'Бат Болд',
      customerId: null,
      tenantAlias: null,
    },
  });

let provider: ReturnType<typeof createAuthProvider>;
beforeAll(() => {
  provider = createAuthProvider({ accessOf });
});
beforeEach(() => session.clear());
afterEach(cleanup);

describe('the auth provider', () => {
  it.each([
    [['NEWS:LIST '], 'news', 'list', true],
    [['admin:access'], 'news', 'list', true],
    [['news:list'], 'news', 'edit', false],
    [['news:list'], 'news', 'delete', false],
    [['news:list'], 'constructor', 'list', false],
    [[], 'news', 'list', false],
  ])('with %j: %s %s = %s', async (permissions, resource, action, expected) => {
    signIn(permissions);
    expect(await provider.canAccess?.({ resource, action })).toBe(expected);
  });

  it('never signs out because of an error', async () => {
    for (const status of [401, 403, 500])
      await expect(provider.checkError({ status })).resolves.toBeUndefined();
  });

  it('knows who is here, and when nobody is', async () => {
    await expect(provider.checkAuth({})).rejects.toThrow('error.sign_in_required');
    signIn(['a']);
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(await provider.getIdentity?.()).toEqual({ id: '7', fullName: 'Бат Болд' });
    expect(await provider.getPermissions?.({})).toEqual(['worker', 'a']);
  });

  it('stays without a session when it was lost', async () => {
    signIn(['a']);
    session.drop();
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
  });
});

describe('primed rights', () => {
  const drawn: string[] = [];
  function Probe() {
    const list = useCanAccess({ resource: 'news', action: 'list' });
    const guarded = useCanAccess({ resource: 'news', action: 'list', enabled: true });
    const edit = useCanAccess({ resource: 'news', action: 'edit', record: { id: 9 } });
    const all = useCanAccessResources({ resources: ['news', 'x'], action: 'list' });
    const { identity } = useGetIdentity();
    const own = useMay()('news:list');
    drawn.push(
      JSON.stringify([
        list.canAccess,
        guarded.canAccess,
        edit.canAccess,
        all.canAccess,
        identity?.fullName,
        own,
      ]),
    );
    return null;
  }

  it('are there at the first drawing, without a question, and follow the session', async () => {
    const asked = vi.fn(() => Promise.resolve(false));
    const queryClient = new QueryClient();
    signIn(['news:list']);
    const stop = primeAccess(queryClient, accessOf);
    render(
      <CoreAdminContext
        authProvider={{ ...provider, canAccess: asked }}
        queryClient={queryClient}
        dataProvider={{} as never}
      >
        <Probe />
      </CoreAdminContext>,
    );
    const first = '[true,true,false,{"news":true,"x":false},"Бат Болд",true]';
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([...new Set(drawn)]).toEqual([first]);
    expect(asked).not.toHaveBeenCalled();

    signIn(['news:create']);
    await expect
      .poll(() => drawn.at(-1))
      .toBe('[false,false,true,{"news":false,"x":false},"Бат Болд",false]');
    expect(asked).not.toHaveBeenCalled();
    stop();
  });
});
