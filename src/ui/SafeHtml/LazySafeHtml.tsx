import { Suspense, lazy } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';

const SafeHtml = lazy(() => import('./SafeHtml').then((module) => ({ default: module.SafeHtml })));

/** As `SafeHtml`, whose package is loaded when there is something to clean. */
export const LazySafeHtml = ({ html }: { html: string }) => (
  <Suspense fallback={<Skeleton />}>
    <SafeHtml html={html} />
  </Suspense>
);
