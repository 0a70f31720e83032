import type { Enumeration } from '../domain/enums/enumeration';
import type { MessageKey, ResourceName } from '../i18n/Catalogue';
import type { MenuKey } from '../resources/groups';
import type { IconName } from '../ui/icons';
import type { GatewayName } from '../http/gateways';
import type {
  AnyEntity,
  Access,
  Books,
  EntityAccess,
  ListDeclaration,
  Paths,
  RuledBy,
} from './entity';
import { privateFiltersOf } from './privateFilters';

/** What the console's entry must know of an entity before its declaration is loaded. Plain data. */
export interface Manifest {
  name: ResourceName;
  area: string;
  gateway: GatewayName;
  endpoint: string;
  /** The entity whose records the list shows, where they are not its own. */
  of?: ResourceName;
  via?: ListDeclaration['via'];
  at?: AnyEntity['at'];
  /** By which the list is asked for personal data. */
  privateFilters: readonly string[];
  menu?: MenuKey;
  order?: number;
  icon?: IconName;
  represent: readonly string[];
  /** The palette finds its records: by what their numbers begin with, or, when that is empty, by their names. */
  begins?: string;
  /** Enumerations whose values name a record, by field: their words are shown. */
  representIn?: Readonly<Record<string, string>>;
  /** Without a list: records that are met on another's page alone. */
  paths: Partial<Paths>;
  titles?: Partial<Record<keyof Paths, MessageKey>>;
  failures?: Partial<Record<'list' | 'show', MessageKey>>;
  access: EntityAccess;
  /** Whose people change records that belong to no lender alone. */
  ruledBy?: RuledBy;
  /** What its pages show of a lender's books. */
  books?: Books;
  /** Addresses below the record's: `detail`, `call-log/:customerId`. */
  tabs?: readonly string[];
  subPages?: readonly string[];
  /** Permissions of the life cycle's actions. */
  actions: Readonly<Record<string, Access>>;
}

/**
 * A manifest with the loader of its declaration, its own pages and the Mongolian texts of its list: they come together.
 */
export interface LoadableManifest extends Manifest {
  load: () => Promise<{ entity: AnyEntity; pages: object; listTexts: object }>;
}

/** The enumerations among the fields that name a record; undefined where there is none. */
function representIn({ fields, represent }: AnyEntity): Manifest['representIn'] {
  const named = [represent].flat().flatMap((field): [string, string][] => {
    const { enumeration } = fields[field].options as { enumeration?: Enumeration };
    return enumeration ? [[field, enumeration.name]] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** The addresses of a declaration's pages: list / create / {id} / {id}/update unless it says otherwise. */
export function pathsOf(entity: AnyEntity): Partial<Paths> {
  const list = entity.paths?.list ?? `/${entity.name}`;
  const { access } = entity;
  const paths: Partial<Paths> = entity.paths?.list === null ? {} : { list };
  const usual = { create: `${list}/create`, show: `${list}/:id`, edit: `${list}/:id/update` };
  for (const kind of ['create', 'show', 'edit'] as const) {
    const own = entity.paths?.[kind];
    if (access[kind] && own !== null) paths[kind] = own ?? usual[kind];
  }
  return paths;
}

/** The manifest of a declaration. */
export function manifestOf(entity: AnyEntity, area: string): Manifest {
  const actions = Object.fromEntries(
    Object.entries(entity.lifecycle?.actions ?? {}).map(([name, action]) => [name, action.access]),
  );
  const { name, access, gateway, endpoint, at, menu, order, icon, titles, failures, ruledBy } =
    entity;
  const { palette, books, subPages } = entity;
  return {
    name,
    area,
    gateway,
    endpoint,
    of: entity.of?.resource,
    via: entity.list.via,
    at,
    privateFilters: privateFiltersOf(entity),
    menu,
    order,
    icon,
    represent: [entity.represent].flat(),
    representIn: representIn(entity),
    begins: palette && (palette.begins ?? ''),
    paths: pathsOf(entity),
    titles,
    failures,
    access,
    ruledBy,
    books,
    tabs: entity.tabs?.map(({ key }) => key),
    subPages,
    actions,
  };
}
