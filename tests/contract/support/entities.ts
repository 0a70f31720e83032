import type { AnyEntity } from '../../../src/entity/entity';

const modules: Readonly<Record<string, AnyEntity>> = import.meta.glob(
  '../../../src/resources/*/*/*.entity.ts',
  {
    eager: true,
    import: 'default',
  },
);

export interface DeclaredEntity {
  entity: AnyEntity;
  /** Folder below `src/resources`. */
  area: string;
  /** Its declaration, from the root. */
  file: string;
}

/** Every entity of the console with the place of its declaration. */
export const declared: readonly DeclaredEntity[] = Object.entries(modules).map(([path, entity]) => {
  const file = path.replaceAll('../', '');
  return { entity, area: file.split('/')[2], file };
});

export const entityNames: readonly string[] = declared.map(({ entity }) => entity.name);

/** Rows for `describe.each`: the name first, so that it names the block. */
export const eachEntity = declared.map((row) => [row.entity.name, row] as const);

/** Field names with the options and kind they carry, as the generic pages see them. */
export const fieldEntries = ({ entity }: DeclaredEntity) => Object.entries(entity.fields);
