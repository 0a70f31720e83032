import { ThemeProvider, createTheme } from '@mui/material/styles';
import {
  CoreAdminContext,
  Form,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  type RaRecord,
} from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadConfig } from '../../src/config/config';
import { resolverOf } from '../../src/framework/form/useSchemaForm';
import type { FormSchema } from '../../src/entity/validate';
import type { AnyEndpoint } from '../../src/dataProviders/endpoint';
import { createI18nProvider, type AreaI18nProvider } from '../../src/i18n/i18nProvider';
import { CONFIG } from '../support/journeys/gateways';

const people: RaRecord[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  lastName: 'Бат-Үүрийн',
  firstName: `Өнөрбаяр ${index + 1}`,
  phone: `8****${200 + index}`,
  group: index % 2 === 0 ? 'odd' : 'even',
}));

/** Customers and staff by id and by search, and the lenders; nothing else is asked for by kinds. */
const dataProvider = testDataProvider({
  getMany: (_resource, { ids }) => {
    const found = people.filter(({ id }) => ids.some((one) => String(one) === String(id)));
    return Promise.resolve({
      data: found.map((one) => ({
        ...one,
        id: ids.find((id) => String(id) === String(one.id)),
      })) as never,
    });
  },
  getList: (_resource, { filter }) => {
    const { q = '', group } = filter as { q?: string; group?: string };
    const found = people.filter(
      (one) => one.firstName.includes(q) && (group === undefined || one.group === group),
    );
    return Promise.resolve({ data: found as never, total: found.length });
  },
  call: ({ path }: AnyEndpoint) =>
    path === '/tenants'
      ? Promise.resolve({ content: [{ alias: 'altan', name: 'Алтан Өргөө ББСБ' }] })
      : Promise.reject(new Error(`Nobody answers ${path}.`)),
});

/** Messages of the console with the area of customers; a missing text fails the test. */
export async function realMessages(): Promise<AreaI18nProvider> {
  const provider = createI18nProvider({
    onMissing: (key) => {
      throw new Error(`No text for ${key}`);
    },
  });
  await provider.start();
  await provider.loadArea('customers');
  return provider;
}

/** Loads a configuration that names only what it must: maps have no tiles. */
export async function loadSparseConfig(): Promise<void> {
  await loadConfig(`data:application/json,${encodeURIComponent(JSON.stringify(CONFIG))}`);
}

interface StageProps {
  i18nProvider: AreaI18nProvider;
  children: ReactNode;
}

/** react-admin around a part of a page. */
export const Stage = ({ i18nProvider, children }: StageProps) => (
  <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
    <ThemeProvider theme={createTheme()}>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
      >
        <ResourceContextProvider value="customers">
          <Suspense fallback={<p>…</p>}>{children}</Suspense>
        </ResourceContextProvider>
      </CoreAdminContext>
    </ThemeProvider>
  </MemoryRouter>
);

interface FormStageProps extends StageProps {
  record: Record<string, unknown>;
  schema?: FormSchema;
  onSubmit?: (values: unknown) => void;
}

/** The same around a form. */
export const FormStage = ({ i18nProvider, children, record, schema, onSubmit }: FormStageProps) => (
  <Stage i18nProvider={i18nProvider}>
    <Form
      noValidate
      record={record as RaRecord}
      resolver={schema && resolverOf(schema)}
      onSubmit={onSubmit ?? (() => undefined)}
    >
      {children}
      <button type="submit">submit</button>
    </Form>
  </Stage>
);
