import { addressIn } from '../../../src/entity/addressIn';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { App } from '../../../src/App';
import { createAuthProvider } from '../../../src/auth/authProvider';
import { primeAccess } from '../../../src/auth/primeAccess';
import { session } from '../../../src/auth/session';
import { loadConfig } from '../../../src/config/config';
import { clearPrivateFilters } from '../../../src/framework/list/privateFilters';
import { createDataProvider } from '../../../src/dataProviders';
import { provideCredentials } from '../../../src/http/credentials';
import { accessOf, findManifest } from '../../../src/entity/manifests';
import { personOf, tokenOf } from './gateways';

/** Who opens the console. */
export interface Who {
  /** User name of a demo person; `admin` without it. */
  person?: string;
  /** Instead of a demo person: somebody with exactly these permissions. */
  permissions?: readonly string[];
}

/** A console that is open. */
export interface Visit {
  /** The address without the query. */
  path(): string;
  go(to: string): Promise<void>;
}

/** Signs a person in, as far as calls and rights are concerned. */
export function signInAs({ person = 'admin', permissions }: Who): void {
  const username = permissions ? `only:${permissions.join(',')}` : person;
  const { id, firstName, lastName, tenantAlias, ...rest } = personOf(username);
  const accessToken = tokenOf(username);
  session.set({
    accessToken,
    expiresAt: Date.now() + 3_600_000,
    user: {
      id,
      name: username,
      firstName,
      lastName,
      fullName: `${lastName} ${firstName}`,
      customerId: rest.customerId === null ? null : String(rest.customerId),
      tenantAlias,
    },
    roles: rest.roles,
    permissions: rest.permissions,
  });
  renewed = 0;
  provideCredentials({
    token: () => Promise.resolve(accessToken),
    renew: () => {
      renewed += 1;
      return Promise.resolve(accessToken);
    },
  });
}

let renewed = 0;

/** How often the sign-in was renewed since the person signed in. */
export const renewals = (): number => renewed;

/** Opens the real console at an address, signed in; everything is put together as `Root` does it. */
export async function openAt(path: string, who: Who = {}): Promise<Visit> {
  await loadConfig();
  clearPrivateFilters();
  signInAs(who);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  primeAccess(queryClient, accessOf);
  const dataProvider = createDataProvider({
    addressOf: (resource) => {
      const manifest = findManifest(resource);
      return manifest && addressIn(manifest);
    },
  });
  const authProvider = createAuthProvider({ accessOf });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <App authProvider={authProvider} dataProvider={dataProvider} queryClient={queryClient} />
        ),
      },
    ],
    { initialEntries: ['/profile', path] },
  );
  // Awaited, because pages suspend while their parts are loaded.
  await act(async () => {
    render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  });
  return {
    path: () => router.state.location.pathname,
    go: (to) => act(async () => void (await router.navigate(to))),
  };
}

/** The page's own part of the window. */
export const main = () => within(screen.getByRole('main'));
