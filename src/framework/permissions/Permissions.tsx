import { Suspense, lazy } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import { lazyRetry } from '../../ui/lazyRetry';
import { reportBroken } from '../../observe/report';
import { Codes } from './Codes';
import type { PermissionsProps } from './PermissionNames';

const PermissionNames = lazy(
  lazyRetry(() =>
    import('./PermissionNames').then((module) => ({ default: module.PermissionNames })),
  ),
);

/** Permissions and realm roles by name, their codes second. The names are loaded when they are shown. */
export const Permissions = (props: PermissionsProps) => (
  <ErrorBoundary variant="widget" onError={reportBroken}>
    <Suspense fallback={<Codes of={props.of} />}>
      <PermissionNames {...props} />
    </Suspense>
  </ErrorBoundary>
);
