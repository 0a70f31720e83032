import type { AnyEntity } from '../../../src/entity/entity';

const modules = import.meta.glob<AnyEntity>('../../../src/resources/*/*/*.entity.ts', {
  eager: true,
  import: 'default',
});

export interface DeclaredEntity {
  entity: AnyEntity;
  /** Folder below `src/resources`. */
  area: string;
}

/** Every entity of the console with the place of its declaration. */
export const declared: readonly DeclaredEntity[] = Object.entries(modules).map(
  ([path, entity]) => ({ entity, area: path.replaceAll('../', '').split('/')[2] }),
);

export const entityNames: readonly string[] = declared.map(({ entity }) => entity.name);

/** Rows for `describe.each`: the name first, so that it names the block. */
export const eachEntity = declared.map((row) => [row.entity.name, row] as const);

/** Field names with the options and kind they carry, as the generic pages see them. */
export const fieldEntries = ({ entity }: DeclaredEntity) => Object.entries(entity.fields);
