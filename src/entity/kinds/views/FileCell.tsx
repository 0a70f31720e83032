import { lazy, Suspense } from 'react';
import { useTranslate } from 'ra-core';
import type { CellProps } from '../../KindView';
import type { StoredImage } from '../image';
import { fileAddress, type StoredFile } from '../storedFile';
import { fileSizeText } from './fileSizeText';
import { Nothing } from './Nothing';

const HtmlPreview = lazy(() =>
  import('./HtmlPreview').then((module) => ({ default: module.HtmlPreview })),
);

const fileOf = (value: unknown): StoredFile | undefined =>
  typeof value === 'object' && value !== null ? (value as StoredFile) : undefined;

/** A picture, small in a table. */
export function ImageCell({ value, place }: CellProps) {
  const image = fileOf(value) as StoredImage | undefined;
  const address = image && fileAddress(image, 'image/');
  if (!image || !address) return <Nothing />;
  return (
    <img
      className={place === 'cell' ? 'k-thumb' : 'k-picture'}
      src={address}
      alt={image.name}
      loading="lazy"
      decoding="async"
    />
  );
}

/** A document, to be downloaded: its name in a table, with its size on a page. */
export function FileCell({ value, place }: CellProps) {
  const translate = useTranslate();
  const file = fileOf(value);
  if (!file) return <Nothing />;
  const address = fileAddress(file, file.type === 'text/html' ? 'text/html' : 'application/pdf');
  if (!address) return <span className="u-clip">{file.name}</span>;
  if (place === 'cell')
    return (
      <a
        className="u-link"
        href={address}
        download={file.name}
        rel="noopener noreferrer"
        title={translate('action.download')}
      >
        {file.name}
      </a>
    );
  return (
    <span>
      <a className="u-link" href={address} download={file.name} rel="noopener noreferrer">
        {translate('action.download')}: {file.name}
      </a>{' '}
      <span className="u-muted">{fileSizeText(file.size, translate)}</span>
    </span>
  );
}

/** An HTML document: its name in a table, download and sandboxed preview on a page. */
export function HtmlFileCell(props: CellProps) {
  const file = fileOf(props.value);
  if (!file || props.place === 'cell') return <FileCell {...props} />;
  return (
    <div className="k-stack">
      <FileCell {...props} />
      <Suspense fallback={<span className="u-skeleton" />}>
        <HtmlPreview file={file} />
      </Suspense>
    </div>
  );
}
