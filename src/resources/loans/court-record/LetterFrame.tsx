import { Suspense, lazy, useMemo } from 'react';
import { letterFile } from './useLetters';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

const HtmlPreview = lazy(() =>
  import('../../../fields/file/HtmlPreview').then((module) => ({
    default: module.HtmlPreview,
  })),
);

/** A letter in the sandboxed frame, with its own print button. */
export function LetterFrame({ name, html }: { name: string; html: string }) {
  const file = useMemo(() => letterFile(name, html), [html, name]);
  return (
    <Suspense fallback={<Skeleton aria-busy="true" />}>
      <HtmlPreview file={file} />
    </Suspense>
  );
}
