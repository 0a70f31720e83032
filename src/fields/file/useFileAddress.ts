import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { fileTypeOf, mediaTypeOf } from '../../domain/file';
import { readFileBytes } from './api';
import { dataUrlOf } from './dataUrl';
import { fileAddress, fileIdOf, type StoredFile } from './schema';

/** Where the bytes of a file can be had by an element of the page. */
export interface FileAddress {
  /** For an `<img>`, a reader or a download; none while it is on its way, and where it cannot be had. */
  address?: string;
  isPending: boolean;
  /** Asks again for what could not be had; none where there is nothing to ask for. */
  retry?: () => void;
}

/**
 * The address of a record's file: its own where everybody may have it, else its bytes, which are fetched with the person's
 * token and kept as long as they are shown (docs/domain/calls.md 1.7).
 * @param type start of the media type that the bytes must have
 */
export function useFileAddress(file: StoredFile | undefined, type: string): FileAddress {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const id = file && fileIdOf(file);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['file', id, type],
    queryFn: async ({ signal }) => {
      const file = await dataProvider.call(readFileBytes, { params: { id: id ?? '' }, signal });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = fileTypeOf(bytes);
      const media = found ? mediaTypeOf(found) : '';
      // Other bytes than those that are looked for are not shown, whatever the record says they are.
      return media.startsWith(type) ? dataUrlOf(bytes, media) : null;
    },
    enabled: id !== undefined,
    staleTime: Infinity,
    // Personal data: gone when nobody looks at it.
    gcTime: 0,
    retry: false,
  });
  if (id === undefined) return { address: file && fileAddress(file, type), isPending: false };
  return {
    address: data ?? undefined,
    isPending,
    retry: error ? () => void refetch() : undefined,
  };
}
