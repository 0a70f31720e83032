import type { AnyEntity } from './entity';
import { manifestOf, type Manifest } from './manifest';

export interface CollectedManifest {
  /** The declaration's file, from the project's root. */
  file: string;
  /** The file with the entity's own pages, where there is one. */
  pages?: string;
  manifest: Manifest;
}

/** Finds every entity declaration below `src/resources/<area>/`; evaluated at build time only. */
export function collectManifests(): CollectedManifest[] {
  const modules = import.meta.glob<{ default?: AnyEntity }>('../resources/*/*.ts', { eager: true });
  const pages = Object.keys(import.meta.glob('../resources/*/*.pages.tsx'));
  return Object.entries(modules).flatMap(([path, module]) => {
    const entity = module.default;
    if (!entity?.isEntity) return [];
    const area = path.split('/')[2];
    const pagesPath = path.replace(/\.ts$/, '.pages.tsx');
    return [
      {
        file: path.replace('..', '/src'),
        pages: pages.includes(pagesPath) ? pagesPath.replace('..', '/src') : undefined,
        manifest: manifestOf(entity, area),
      },
    ];
  });
}
