import type { RaRecord } from 'ra-core';
import type { MessageKey } from '../../../i18n/Catalogue';
import type { AnyEntity } from '../../../entity/entity';
import type { Field } from '../../../entity/Field';

/** A setting as it is asked for: a field that has bounds. */
export type SettingFields = Readonly<Record<string, Field>>;

/** Whom a change of a group concerns now: so many records, and where they are listed. */
export interface AffectedCount {
  readonly count: number;
  /** Address of the list that shows exactly these; nothing where no list does. */
  readonly to?: string;
}

/** The one record of a set of settings. */
export type SettingsRecord = RaRecord & {
  readonly affected?: unknown;
};

/** Settings of one record, by what they are about: one group is changed at once. */
export interface SettingGroups {
  entity: AnyEntity;
  /** The fields of each group, in their order. */
  groups: Readonly<Record<string, SettingFields>>;
  /** Message key of a group's title. */
  titleOf: (group: string) => MessageKey;
  /** Message key of whom a change of a group concerns; takes `count`. */
  affectedOf: (group: string) => MessageKey;
  /** Whom it concerns, as the record says; nothing while it is not known. */
  countOf: (record: SettingsRecord, group: string) => AffectedCount | undefined;
}

/** The action that changes a group. */
export const changeOf = (group: string): string => `change_${group}`;

/** The form of a group's change starts with what holds now. */
export const asIs =
  (fields: SettingFields) =>
  (record: Readonly<Record<string, unknown>>): Record<string, never> =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]])) as Record<
      string,
      never
    >;
