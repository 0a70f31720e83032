import CssBaseline from '@mui/material/CssBaseline';
import type { QueryClient } from '@tanstack/react-query';
import { CoreAdminUI, CustomRoutes, Resource, type AuthProvider } from 'ra-core';
import { AdminContext } from 'react-admin';
import { Route } from 'react-router-dom';
import { manifests } from 'virtual:manifest';
import { areaPage } from './AreaPage';
import { EntityPage, SubPage, resourceProps, customPathRoutes } from './framework/resourceProps';
import type { UrtuuDataProvider } from './dataProviders/UrtuuDataProvider';
import { i18nProvider } from './i18n/i18nProvider';
import { Layout } from './layout/Layout';
import { AccessDenied } from './layout/pages/AccessDenied';
import { LoadingPage } from './layout/pages/LoadingPage';
import { NotFound } from './framework/parts/NotFound';
import { routes } from './resources/routes';
import { darkTheme, lightTheme } from './theme/theme';
import { ToastHost } from './ui/Toast/ToastHost';
import { preferences } from './preferences';

// Made once: react-admin configures its routes again whenever these elements change.
const pages = routes
  .filter(({ load }) => load)
  .map((route) => ({ path: route.path, Page: areaPage(route) }));
const subPages = routes.flatMap(({ path, resource, subPage }) =>
  resource && subPage ? [{ path, resource, subPage }] : [],
);
const customPages = manifests.flatMap(customPathRoutes);

interface Props {
  authProvider: AuthProvider;
  dataProvider: UrtuuDataProvider;
  queryClient: QueryClient;
}

/** The table of contents: providers, every entity's resource, every other page. */
export const App = ({ authProvider, dataProvider, queryClient }: Props) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={preferences}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
  >
    <CssBaseline enableColorScheme />
    <CoreAdminUI
      layout={Layout}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      loading={LoadingPage}
      authCallbackPage={false}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {manifests.map((manifest) => (
        <Resource key={manifest.name} {...resourceProps(manifest)} />
      ))}
      <CustomRoutes>
        {customPages.map(({ path, name, kind }) => (
          <Route key={path} path={path} element={<EntityPage name={name} kind={kind} />} />
        ))}
        {subPages.map(({ path, resource, subPage }) => (
          <Route key={path} path={path} element={<SubPage name={resource} page={subPage} />} />
        ))}
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </CustomRoutes>
    </CoreAdminUI>
    <ToastHost />
  </AdminContext>
);
