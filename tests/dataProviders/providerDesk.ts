import { http, HttpResponse, type JsonBodyType } from 'msw';
import { createDataProvider } from '../../src/dataProviders';
import type { ResourceAddress } from '../../src/dataProviders/UrtuuDataProvider';
import { base, setupConsole } from './console';

const endpoints = new Map<string, ResourceAddress>([
  ['news', { gateway: 'main', endpoint: '/news', namers: ['news:list', 'news:create'] }],
  [
    'customers',
    {
      gateway: 'customer',
      endpoint: '/customers',
      privateFilters: ['q', 'phone', 'birthDate'],
      namers: ['customer:list'],
    },
  ],
  [
    'settings/mail-template',
    { gateway: 'org', endpoint: '/mail/templates', namers: ['mail-template:access'] },
  ],
  [
    'users',
    {
      gateway: 'identity',
      endpoint: '/keycloak/user',
      list: { method: 'POST', path: '/keycloak/users' },
      namers: ['user:manage'],
    },
  ],
]);
/** A provider of four resources: one plain, one with personal data, one at another gateway, one with addresses of its own. */
export const provider = createDataProvider({ addressOf: (resource) => endpoints.get(resource) });
/** The first page of a list. */
export const list = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: {},
};
/** The console's calls, kept; `json` answers an address. */
export function providerDesk() {
  const { seen, answer } = setupConsole();
  const json = (path: string, body: JsonBodyType, gateway = 'main') =>
    answer(http.all(`${base(gateway)}${path}`, () => HttpResponse.json(body)));
  return { seen, answer, json };
}
