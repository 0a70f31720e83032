import type { Identifier } from 'ra-core';
import { manifestFor, ownerOf } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import type { ResourceName } from '../../i18n/Catalogue';
import { useMay } from '../useMay';

/** Finds the address of a record's own page; nothing where there is none or the person may not open it. */
export function useRecordPage(name: ResourceName): (id: Identifier) => string | undefined {
  const may = useMay();
  const opens = may(manifestFor(ownerOf(name))?.access.show);
  return (id) => (opens ? recordPath(name, 'show', id) : undefined);
}
