import { lazy, Suspense } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { ExternalLink } from '../../ui/Link/ExternalLink';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Muted } from '../../ui/Text/Text';
import textStyles from '../../ui/Text/Text.module.css';
import { optionsOf } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { fileSizeText } from './fileSizeText';
import { Picture } from './Picture';
import { fileAddress, fileIdOf, type FileOptions, type StoredFile } from './schema';

const PrivateDownload = lazy(() =>
  import('./PrivateDownload').then((module) => ({ default: module.PrivateDownload })),
);

const HtmlPreview = lazy(() =>
  import('./HtmlPreview').then((module) => ({ default: module.HtmlPreview })),
);

interface Props {
  file: StoredFile;
  place: CellProps['place'];
}

/** A file as what it is: a picture, small in a table; a document to be downloaded; an HTML page with its preview. */
export function FileCell({ value, field, place }: CellProps) {
  const { upload } = optionsOf<FileOptions>(field);
  if (typeof value !== 'object' || value === null) return <EmptyValue />;
  const file = value as StoredFile;
  if (upload === 'IMAGE' || upload === 'STICKER')
    return fileIdOf(file) === undefined && !fileAddress(file, 'image/') ? (
      <EmptyValue />
    ) : (
      <Picture image={file} small={place === 'cell'} />
    );
  if (upload === 'DOCUMENT' || place === 'cell') return <Download file={file} place={place} />;
  return (
    <Stack>
      <Download file={file} place={place} />
      <Suspense fallback={<Skeleton />}>
        <HtmlPreview file={file} />
      </Suspense>
    </Stack>
  );
}

/** The name of a document in a table, with its size on a page. */
function Download({ file, place }: Props) {
  const translate = useTranslate();
  const id = fileIdOf(file);
  if (id !== undefined)
    return (
      <Suspense fallback={<span className={textStyles.clip}>{file.name}</span>}>
        <PrivateDownload id={id} name={file.name}>
          {place === 'cell'
            ? file.name
            : `${translate('action.download')}: ${file.name} (${fileSizeText(file.size, translate)})`}
        </PrivateDownload>
      </Suspense>
    );
  const address = fileAddress(file, file.type === 'text/html' ? 'text/html' : 'application/pdf');
  if (!address) return <span className={textStyles.clip}>{file.name}</span>;
  const link = { href: address, download: file.name, rel: 'noopener noreferrer' };
  if (place === 'cell')
    return (
      <ExternalLink {...link} title={translate('action.download')}>
        {file.name}
      </ExternalLink>
    );
  return (
    <span>
      <ExternalLink {...link}>
        {translate('action.download')}: {file.name}
      </ExternalLink>{' '}
      <Muted>{fileSizeText(file.size, translate)}</Muted>
    </span>
  );
}
