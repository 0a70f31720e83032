import { waiting } from 'virtual:waiting';
import type { WaitingList as Declared } from '../../../entity/collectManifests';
import { listed, manifestFor } from '../../../entity/manifests';
import type { Right } from '../../../domain/enums/permissions';
import { filteredPath } from '../../../framework/list/filteredPath';
import type { MessageKey, ResourceName } from '../../../i18n/Catalogue';

/** A list in which something waits, with all that the desk and the menu need of it. */
export interface WaitingList extends Declared {
  name: ResourceName;
  title: MessageKey;
  access: readonly Right[];
  /** The entry of the menu. */
  path: string;
  /** Where it is worked through: the queue, or the list with its filter. */
  workPath: string;
}

/** Every list in which something waits, in the order of the declarations (docs/domain/interface.md 7.1). */
export const waitingLists: readonly WaitingList[] = Object.entries(waiting).flatMap(
  ([key, declared]) => {
    const name = key as ResourceName;
    const manifest = manifestFor(name);
    const path = manifest?.paths.list;
    if (!path) return [];
    return [
      {
        ...declared,
        name,
        title: manifest.titles?.list ?? (`resources.${name}.name` as const),
        access: listed(manifest.access.list),
        path,
        workPath: declared.isQueue ? path : filteredPath(path, declared.filter),
      },
    ];
  },
);
