import type { Enumeration } from '../domain/enums/enumeration';
import type { MessageKey } from '../i18n/Catalogue';
import type { AnyEntity, Waiting } from './entity';
import { manifestOf, type Manifest } from './manifest';

/** What waits in an entity's list, for who counts it without loading the entity. */
export interface WaitingList extends Waiting {
  /** Its records name who made them. */
  hasMaker: boolean;
}

export interface CollectedManifest {
  /** The declaration's file, from the project's root. */
  file: string;
  /** The file with the entity's own pages, where there is one. */
  pages?: string;
  manifest: Manifest;
  /** What waits in its list. */
  waiting?: WaitingList;
  /** Names of the enumerations of its fields, and of those whose words their values have. */
  enumerations: string[];
}

/** The name of the enumeration in `enums.<name>.<value>`. */
const ownerOf = (labelKey: MessageKey): string => labelKey.split('.')[1];

/** Finds every entity declaration: `src/resources/<area>/<entity>/*.entity.ts`; evaluated at build time only. */
export function collectManifests(): CollectedManifest[] {
  const declarations: Readonly<Record<string, AnyEntity>> = import.meta.glob(
    '../resources/*/*/*.entity.ts',
    {
      eager: true,
      import: 'default',
    },
  );
  const pages = Object.keys(import.meta.glob('../resources/*/*/*.pages.tsx'));
  return Object.entries(declarations).map(([path, entity]) => {
    const pagesPath = path.replace(/\.entity\.ts$/, '.pages.tsx');
    const fromRoot = (file: string) => file.replace('..', '/src');
    return {
      file: fromRoot(path),
      pages: pages.includes(pagesPath) ? fromRoot(pagesPath) : undefined,
      manifest: manifestOf(entity, path.split('/')[2]),
      waiting: entity.waiting && { ...entity.waiting, hasMaker: 'createdBy' in entity.fields },
      enumerations: Object.values(entity.fields).flatMap(({ options }) => {
        const { enumeration, labelsOf } = options as Partial<Record<string, Enumeration>>;
        const shown = enumeration ?? labelsOf;
        return shown ? [shown.name, ...Object.values(shown.labelKeys).map(ownerOf)] : [];
      }),
    };
  });
}
