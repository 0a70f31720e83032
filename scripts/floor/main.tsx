import simpleRest from 'ra-data-simple-rest';
import {
  Admin,
  DataTable,
  Edit,
  fetchUtils,
  List,
  Resource,
  SimpleForm,
  TextInput,
  type DataProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

// What react-admin gives by itself, over the same gateway: what the console's speed is compared with. One resource,
// react-admin's own list, table and form, nothing lazy, no sign-in; the bench puts a token into local storage.

const BASE = '/gateway-customer';

const httpClient: typeof fetchUtils.fetchJson = (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('floor.token') ?? ''}` },
  });

const dataProvider: DataProvider = {
  ...simpleRest(BASE, httpClient),
  getList: async (resource, { pagination, sort, filter }) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const query = new URLSearchParams({
      page: String(page - 1),
      size: String(perPage),
      ...(sort && { sort: `${sort.field},${sort.order.toLowerCase()}` }),
      ...(filter as Record<string, string>),
    });
    const { json } = await httpClient(`${BASE}/${resource}?${query}`);
    const { content, totalElements } = json as { content: never[]; totalElements: number };
    return { data: content, total: totalElements };
  },
};

const COLUMNS = [
  'lastName',
  'name',
  'regnum',
  'phone',
  'state',
  'level',
  'creditLimit',
  'createdAt',
];

const Customers = () => (
  <List
    perPage={20}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[<TextInput key="q" source="q" alwaysOn />]}
  >
    <DataTable>
      {COLUMNS.map((source) => (
        <DataTable.Col key={source} source={source} />
      ))}
    </DataTable>
  </List>
);

const Customer = () => (
  <Edit>
    <SimpleForm>
      {COLUMNS.map((source) => (
        <TextInput key={source} source={source} />
      ))}
    </SimpleForm>
  </Edit>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="customers" list={Customers} edit={Customer} />
  </Admin>,
);
