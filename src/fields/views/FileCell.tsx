import { lazy, Suspense } from 'react';
import { useTranslate } from 'ra-core';
import type { CellProps } from '../KindView';
import type { StoredImage } from '../image';
import { fileAddress, type StoredFile } from '../storedFile';
import { fileSizeText } from './fileSizeText';
import { EmptyValue } from './EmptyValue';
import { ExternalLink } from '../../ui/Link/ExternalLink';
import { Muted } from '../../ui/Text/Text';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import styles from './FileCell.module.css';
import kindsStyles from './kinds.module.css';
import textStyles from '../../ui/Text/Text.module.css';

const HtmlPreview = lazy(() =>
  import('./HtmlPreview').then((module) => ({ default: module.HtmlPreview })),
);

const fileOf = (value: unknown): StoredFile | undefined =>
  typeof value === 'object' && value !== null ? (value as StoredFile) : undefined;

/** A picture, small in a table. */
export function ImageCell({ value, place }: CellProps) {
  const image = fileOf(value) as StoredImage | undefined;
  const address = image && fileAddress(image, 'image/');
  if (!image || !address) return <EmptyValue />;
  return (
    <img
      className={place === 'cell' ? styles.thumb : kindsStyles.picture}
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
  if (!file) return <EmptyValue />;
  const address = fileAddress(file, file.type === 'text/html' ? 'text/html' : 'application/pdf');
  if (!address) return <span className={textStyles.clip}>{file.name}</span>;
  if (place === 'cell')
    return (
      <ExternalLink
        href={address}
        download={file.name}
        rel="noopener noreferrer"
        title={translate('action.download')}
      >
        {file.name}
      </ExternalLink>
    );
  return (
    <span>
      <ExternalLink href={address} download={file.name} rel="noopener noreferrer">
        {translate('action.download')}: {file.name}
      </ExternalLink>{' '}
      <Muted>{fileSizeText(file.size, translate)}</Muted>
    </span>
  );
}

/** An HTML document: its name in a table, download and sandboxed preview on a page. */
export function HtmlFileCell(props: CellProps) {
  const file = fileOf(props.value);
  if (!file || props.place === 'cell') return <FileCell {...props} />;
  return (
    <div className={kindsStyles.stack}>
      <FileCell {...props} />
      <Suspense fallback={<Skeleton />}>
        <HtmlPreview file={file} />
      </Suspense>
    </div>
  );
}
