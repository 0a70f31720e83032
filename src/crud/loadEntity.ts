import type { Identifier, RaRecord } from 'ra-core';
import { use, type ComponentType } from 'react';
import type { AnyEntity } from '../entity/entity';
import { manifestFor } from '../entity/manifests';
import type { LoadableManifest } from '../entity/manifest';
import { loadArea, type Area } from '../i18n/i18nProvider';

/** A tab of a record page: a route below the record, drawn with the record in react-admin's context. */
export interface RecordTab {
  /** Segment of the address after the record's. */
  key: string;
  /** Message key of the tab's label. */
  label: string;
  Page: ComponentType;
  /** Id of another record that follows the key in the address: what the tab's link takes; any number is understood. */
  param?: (record: RaRecord) => Identifier | null | undefined;
  /** A figure beside the label, for what is known without asking for it. */
  Count?: ComponentType;
  /** The tab needs the page's width: the column of events is left out. */
  wide?: true;
}

/** What the parts of an act's dialog are given. */
export interface ActDialogProps {
  record: RaRecord;
  /** Name of the act. */
  action: string;
  onClose: () => void;
}

/** What an entity replaces of its generated pages, in `<entity>.pages.tsx`. */
export interface EntityPages {
  List?: ComponentType;
  Create?: ComponentType;
  Show?: ComponentType;
  /** Tabs of the record; the first one opens with the bare address. */
  tabs?: readonly RecordTab[];
  /** Acts beside the life cycle's, drawn in the record's header. */
  HeaderActions?: ComponentType;
  /** The record's page below its header, instead of the generated sections. */
  Body?: ComponentType;
  /** Beside the name, instead of the status alone: everything that the record is now. */
  Standing?: ComponentType;
  /** The line under the name: who or what, in a few facts. */
  Subtitle?: ComponentType;
  /** Warnings with the act that cures each, under the header. */
  Alerts?: ComponentType;
  /** Dialogs that take the place of the generated one, by act. */
  acts?: Readonly<Record<string, ComponentType<ActDialogProps>>>;
  /** Before and after of an act, inside its dialog and its form (`useWatch` gives what is typed), by act. */
  previews?: Readonly<Record<string, ComponentType<Pick<ActDialogProps, 'record'>>>>;
  /** Figures between the list's title and its views. */
  ListHead?: ComponentType;
  /** Buttons beside the list's title. */
  ListActions?: ComponentType;
  /** Turns a masked field into its value (decisions 7). */
  useReveal?: () => ((field: string) => Promise<string>) | undefined;
}

export interface LoadedEntity {
  entity: AnyEntity;
  manifest: LoadableManifest;
  pages: EntityPages;
}

const loading = new Map<string, Promise<LoadedEntity>>();

/** Loads an entity's declaration, its own pages and its area's texts, once. Rejects for an unknown name. */
export function loadEntity(name: string): Promise<LoadedEntity> {
  const known = loading.get(name);
  if (known) return known;
  const promise = load(name);
  loading.set(name, promise);
  // A failed download must not be remembered: the next visit tries again.
  promise.catch(() => loading.delete(name));
  return promise;
}

async function load(name: string): Promise<LoadedEntity> {
  const manifest = manifestFor(name);
  if (!manifest) throw new Error(`Unknown resource: ${name}`);
  const [declaration, own] = await Promise.all([
    manifest.load(),
    manifest.loadPages?.(),
    loadArea(manifest.area as Area),
  ]);
  return { entity: declaration.default, manifest, pages: (own?.pages ?? {}) as EntityPages };
}

/** The entity of a page; suspends until it is there. */
export const useEntity = (name: string): LoadedEntity => use(loadEntity(name));
