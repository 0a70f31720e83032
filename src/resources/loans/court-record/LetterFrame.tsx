import { Suspense, lazy, useMemo } from 'react';
import { letterFile } from './useLetters';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

const HtmlPreview = lazy(() =>
  import('../../../fields/file/HtmlPreview').then((module) => ({
    default: module.HtmlPreview,
  })),
);

interface Props {
  name: string;
  html: string;
  /** Not printed yet: it goes to the printer from its kept copy. */
  isDraft?: boolean;
}

/** A letter in the sandboxed frame; a kept copy has its own print button. */
export function LetterFrame({ name, html, isDraft }: Props) {
  const file = useMemo(() => letterFile(name, html), [html, name]);
  return (
    <Suspense fallback={<Skeleton aria-busy="true" />}>
      <HtmlPreview file={file} isDraft={isDraft} />
    </Suspense>
  );
}
