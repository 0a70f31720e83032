import { useCallback } from 'react';
import { manifestFor } from '../../../entity/manifests';
import { filteredPath } from '../../../framework/list/filteredPath';
import { useMay } from '../../../framework/useMay';
import type { Counted } from './tiles';

/** The address of the list that a figure counts; none for people who may not open it. */
export function useCountedPath(): (counted: Counted) => string | undefined {
  const may = useMay();
  return useCallback(
    ({ list, filter }) => {
      const manifest = manifestFor(list);
      const path = manifest?.paths.list;
      return path && may(manifest.access.list) ? filteredPath(path, filter) : undefined;
    },
    [may],
  );
}
