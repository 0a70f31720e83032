import { Suspense, lazy, useMemo } from 'react';
import { letterFile } from './useLetters';

const HtmlPreview = lazy(() =>
  import('../../../../entity/kinds/views/HtmlPreview').then((module) => ({
    default: module.HtmlPreview,
  })),
);

/** A letter in the sandboxed frame, with its own print button. */
export function LetterFrame({ name, html }: { name: string; html: string }) {
  const file = useMemo(() => letterFile(name, html), [html, name]);
  return (
    <Suspense fallback={<span className="u-skeleton" aria-busy="true" />}>
      <HtmlPreview file={file} />
    </Suspense>
  );
}
