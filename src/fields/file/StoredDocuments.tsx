import type { ComponentProps } from 'react';
import { DocumentReader, type ReadableFile } from '../../ui/DocumentReader/DocumentReader';
import type { StoredFile } from './schema';
import { useFileAddress } from './useFileAddress';

/** A document of a record, as far as it is known before it is opened. */
export interface StoredDocument extends Omit<ReadableFile, 'url'> {
  /** Nothing when it was not stored. */
  stored: StoredFile | undefined;
}

interface Props extends Omit<
  ComponentProps<typeof DocumentReader>,
  'files' | 'isPending' | 'onRetry'
> {
  files: readonly StoredDocument[];
}

/** Reads documents of records: the open one is fetched, the others when they are opened. */
export function StoredDocuments({ files, ...reader }: Props) {
  const open = files.find(({ id }) => id === reader.open) ?? files[0];
  const type = open?.type === 'application/pdf' ? 'application/pdf' : 'image/';
  const { address, isPending, retry } = useFileAddress(open?.stored, type);
  return (
    <DocumentReader
      {...reader}
      files={files.map(({ id, name, type: media, pages, seen }) => {
        const url = id === open?.id ? address : undefined;
        return { id, name, type: media, pages, seen, url };
      })}
      isPending={isPending}
      onRetry={retry}
    />
  );
}
