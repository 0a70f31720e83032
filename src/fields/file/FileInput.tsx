import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import { useKindInput } from '../shared/useKindInput';
import { FileField } from './FileField';
import { ImageInput } from './ImageInput';
import type { FileOptions, StoredImage } from './schema';

const HtmlPreview = lazy(() =>
  import('./HtmlPreview').then((module) => ({ default: module.HtmlPreview })),
);

/** Chooses a file of what the field asks for. */
export function FileInput(props: KindInputProps) {
  const { upload } = optionsOf<FileOptions>(props.field);
  return upload === 'IMAGE' || upload === 'STICKER' ? (
    <ImageInput {...props} />
  ) : (
    <DocumentInput {...props} upload={upload} />
  );
}

/** A PDF document, or an HTML file with a sandboxed preview. */
function DocumentInput({ upload, ...props }: KindInputProps & FileOptions) {
  const bound = useKindInput(props);
  const file =
    typeof bound.value === 'object' && bound.value !== null ? (bound.value as StoredImage) : null;
  return (
    <FileField bound={bound} label={props.label} kind={upload} file={file} onFile={bound.change}>
      {file && upload === 'HTML_TEMPLATE' && (
        <Suspense fallback={<Skeleton />}>
          <HtmlPreview file={file} />
        </Suspense>
      )}
    </FileField>
  );
}
