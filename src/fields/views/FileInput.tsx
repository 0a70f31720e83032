import { lazy, Suspense } from 'react';
import type { KindInputProps } from '../KindView';
import type { StoredImage } from '../image';
import { FileDrop } from './parts/FileDrop';
import { useKindInput } from './parts/useKindInput';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

const HtmlPreview = lazy(() =>
  import('./HtmlPreview').then((module) => ({ default: module.HtmlPreview })),
);

const heldFile = (value: unknown): StoredImage | null =>
  typeof value === 'object' && value !== null ? (value as StoredImage) : null;

/** A PDF document. */
export function PdfInput(props: KindInputProps) {
  const bound = useKindInput(props);
  return (
    <FileDrop
      bound={bound}
      label={props.label}
      kind="DOCUMENT"
      file={heldFile(bound.value)}
      onFile={bound.change}
    />
  );
}

/** An HTML file and nothing else, with a sandboxed preview of what it says. */
export function HtmlFileInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const file = heldFile(bound.value);
  return (
    <FileDrop
      bound={bound}
      label={props.label}
      kind="HTML_TEMPLATE"
      file={file}
      onFile={bound.change}
    >
      {file && (
        <Suspense fallback={<Skeleton />}>
          <HtmlPreview file={file} />
        </Suspense>
      )}
    </FileDrop>
  );
}
