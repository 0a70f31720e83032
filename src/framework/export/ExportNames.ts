import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import { readTenants } from '../../dataProviders/api';
import { USER_NAMES, type UserName } from '../../dataProviders/userNames';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { isBlank, optionsOf, type Field, type Fields } from '../../entity/Field';
import type { AdministrativeUnitOptions } from '../../fields/administrativeUnit/schema';
import type { ReferenceOptions } from '../../fields/reference/schema';
import { nameIn } from '../../fields/shared/nameIn';
import { represent } from '../../entity/represent';
import type { ResourceName } from '../../i18n/Catalogue';

type Names = Map<string, string>;

/**
 * What the records, staff and lenders that a list points at are called, so that a workbook says what the list shows. A
 * name that cannot be read is no failure: the cell then has the id, as on the screen.
 */
export class ExportNames {
  /** Names by the resource pointed at; ids that were asked for are there, with or without a name. */
  private readonly known = new Map<Target, Names>();
  private readonly pointing: readonly [column: string, field: Field][];

  constructor(
    private readonly dataProvider: DataProvider,
    columns: readonly string[],
    fields: Fields,
    private readonly locale: string,
  ) {
    this.pointing = columns
      .filter((column) => Object.hasOwn(fields, column) && targetOf(fields[column]) !== undefined)
      .map((column) => [column, fields[column]]);
  }

  /** Asks for the names of what these records point at, each once. */
  async learn(records: readonly RaRecord[], signal: AbortSignal): Promise<void> {
    const wanted = new Map<Target, Set<Identifier>>();
    for (const [column, field] of this.pointing) {
      const target = targetOf(field) as Target;
      const ids = wanted.get(target) ?? new Set();
      for (const record of records)
        for (const id of idsOf(record[column]))
          if (!this.namesOf(target).has(String(id))) ids.add(id);
      wanted.set(target, ids);
    }
    await Promise.all(
      [...wanted].map(async ([target, ids]) => {
        if (ids.size === 0) return;
        const names = this.namesOf(target);
        for (const id of ids) names.set(String(id), String(id));
        const found = await this.ask(target, [...ids], signal).catch(() => []);
        for (const [id, name] of found) names.set(id, name);
      }),
    );
  }

  /** The names in a cell; undefined where the field points at nothing, or is empty. */
  inCell(field: Field | undefined, value: unknown): string | undefined {
    const target = field && targetOf(field);
    if (!target || isBlank(value)) return undefined;
    const names = this.namesOf(target);
    return idsOf(value)
      .map((id) => names.get(String(id)) ?? String(id))
      .join(', ');
  }

  private namesOf(target: Target): Names {
    const names = this.known.get(target) ?? new Map<string, string>();
    this.known.set(target, names);
    return names;
  }

  private async ask(
    target: Target,
    ids: Identifier[],
    signal: AbortSignal,
  ): Promise<Iterable<readonly [string, string]>> {
    if (target === USER_NAMES) {
      const { data } = await this.dataProvider.getMany<UserName>(target, {
        ids: ids.map(String),
        signal,
      });
      return data.map(({ id, name }) => [id, name] as const);
    }
    if (target === UNITS || target === UNITS_ALONE) {
      const { unitPath } = await import('../../reference/districts');
      return Promise.all(
        ids.map(async (code) => {
          const path = await unitPath(String(code));
          const named = target === UNITS ? path : path.slice(-1);
          const name = named.map((unit) => nameIn(this.locale, unit)).join(', ');
          return [String(code), name || String(code)] as const;
        }),
      );
    }
    if (target === TENANTS) {
      const { call } = this.dataProvider as UrtuuDataProvider;
      const { content } = await call(readTenants, {
        query: { alias: ids.map(String), size: String(ids.length) },
        signal,
      });
      return content.map(({ alias, name }) => [alias, name] as const);
    }
    const { data } = await this.dataProvider.getMany(target, { ids, signal });
    return data.map((record) => [String(record.id), represent(target, record)] as const);
  }
}

const TENANTS = ':tenants';
/** Provinces, districts and what is below them, named with what is above, or alone where that has its own column. */
const UNITS = ':units';
const UNITS_ALONE = ':units-alone';
type Target = ResourceName | typeof USER_NAMES | typeof TENANTS | typeof UNITS | typeof UNITS_ALONE;

/** What a field points at: a resource, the staff, the lenders, a place, or nothing. */
function targetOf(field: Field): Target | undefined {
  if (field.kind.name === 'administrativeUnit')
    return optionsOf<AdministrativeUnitOptions>(field).within ? UNITS_ALONE : UNITS;
  switch (field.kind.refersTo) {
    case 'record':
      return optionsOf<ReferenceOptions>(field).resource;
    case 'staff':
      return USER_NAMES;
    case 'lender':
      return TENANTS;
    default:
      return undefined;
  }
}

const idsOf = (value: unknown): Identifier[] =>
  [value].flat().filter((id) => !isBlank(id)) as Identifier[];
