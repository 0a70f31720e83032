import { lazy, Suspense } from 'react';
import { useView } from '../auth/useView';
import { lazyRetry } from '../ui/lazyRetry';

const ViewEnd = lazy(
  lazyRetry(() => import('./viewAs/ViewEnd').then(({ ViewEnd }) => ({ default: ViewEnd }))),
);

/** Says that the console is seen with other eyes, and ends it (docs/domain/identity.md 1.9). */
export function ViewBar() {
  const view = useView();
  return (
    view && (
      <Suspense fallback={null}>
        <ViewEnd view={view} />
      </Suspense>
    )
  );
}
