import { use, type ComponentType, type ReactNode } from 'react';
import type { ActionOf, AnyEntity, RecordOf, SubPageOf, TabOf } from '../entity/entity';
import { manifestFor } from '../entity/manifests';
import type { LoadableManifest } from '../entity/manifest';
import type { ResourceName } from '../i18n/Catalogue';
import { lazyRetry } from '../ui/lazyRetry';
import { addList, i18nProvider, loadArea } from '../i18n/i18nProvider';

/** Fields of a form that are shown and cannot be changed, with the reason in words. */
export interface FormLock {
  readonly fields: readonly string[];
  readonly why: string;
}

/** What the parts of an action's dialog are given. */
export interface ActionDialogProps<E extends AnyEntity = AnyEntity> {
  record: RecordOf<E>;
  /** Name of the action. */
  action: ActionOf<E>;
  onClose: () => void;
}

/**
 * A component whose record may have more than the entity's fields: whatever else the gateway sends with it. A method's
 * parameters are compared in both directions.
 */
type RecordPart<Props> = { draw(props: Props): ReactNode }['draw'];

/** Components for all keys that an entity declares; nothing where it declares none. */
type Each<Part extends string, Keys extends string> = [Keys] extends [never]
  ? { readonly [P in Part]?: undefined }
  : string extends Keys
    ? { readonly [P in Part]?: Readonly<Record<string, ComponentType>> }
    : { readonly [P in Part]: Readonly<Record<Keys, ComponentType>> };

/**
 * What an entity replaces of its generated pages, in `<entity>.pages.tsx`: `EntityPages<typeof loans>`. Each tab and
 * each page below the record that the entity declares has its component here; a missing one does not compile.
 */
export type EntityPages<E extends AnyEntity = AnyEntity> = PartsOfPages<E> &
  Each<'tabs', TabOf<E>> &
  Each<'subPages', SubPageOf<E>>;

interface PartsOfPages<E extends AnyEntity> {
  List?: ComponentType;
  Create?: ComponentType;
  Show?: ComponentType;
  /** Figures beside the labels of tabs, for what is known without asking for it. */
  tabCounts?: { readonly [T in TabOf<E>]?: ComponentType };
  /** Actions beside the life cycle's, drawn in the record's header. */
  HeaderActions?: ComponentType;
  /** The record's page below its header, instead of the generated sections. */
  Body?: ComponentType;
  /** The body needs the page's width: the column of events stands below it. */
  hasWideBody?: boolean;
  /** Beside the name, instead of the status alone: everything that the record is now. */
  StatusBadges?: ComponentType;
  /** The line under the name: who or what, in a few facts. */
  Subtitle?: ComponentType;
  /** How customers see the record: below its sections, and below the inputs of its form while it is written. */
  Preview?: RecordPart<{ record: Partial<RecordOf<E>> }>;
  /** The preview stays in sight beside the inputs of the form, where there is room: the form is long. */
  previewBeside?: boolean;
  /** Warnings with the action that cures each, under the header. */
  Alerts?: ComponentType;
  /** Dialogs that take the place of the generated one, by action. */
  actions?: { readonly [A in ActionOf<E>]?: RecordPart<ActionDialogProps<E>> };
  /** Before and after of an action, inside its dialog and its form (`useWatch` gives what is typed), by action. */
  previews?: { readonly [A in ActionOf<E>]?: RecordPart<Pick<ActionDialogProps<E>, 'record'>> };
  /** Figures between the list's title and its views. */
  ListHead?: ComponentType;
  /** Buttons beside the list's title. */
  ListActions?: ComponentType;
  /** What of the form cannot be changed now, and why; called inside the form, so that it can watch what is typed. */
  useLocks?: () => FormLock | null;
  /** Turns a masked field into its value (docs/domain/calls.md 5.2). */
  useReveal?: () => ((field: string) => Promise<string>) | undefined;
}

export interface LoadedEntity<E extends AnyEntity = AnyEntity> {
  entity: E;
  manifest: LoadableManifest;
  pages: EntityPages;
}

/** Loads an entity's declaration, its own pages and its area's texts, once. Rejects for one without screens. */
export const loadEntity = once(async (name) => {
  const manifest = manifestOrThrow(name);
  const load = lazyRetry(() => Promise.all([manifest.load(), loadArea(manifest.area)]));
  const [{ entity, pages }] = await load();
  return { entity, manifest, pages };
});

/**
 * As `loadEntity`, with no other texts than those of the generated list: the first rows do not wait for what records and
 * forms say. A list with parts of its own has all.
 */
export const loadListedEntity = once(async (name) => {
  if (i18nProvider.getLocale() !== 'mn') return loadEntity(name);
  const manifest = manifestOrThrow(name);
  const { entity, pages, listTexts } = await lazyRetry(manifest.load)();
  const { List, ListHead, ListActions }: EntityPages = pages;
  if (List || ListHead || ListActions) return loadEntity(name);
  await addList(manifest.area, listTexts);
  return { entity, manifest, pages };
});

function manifestOrThrow(name: ResourceName): LoadableManifest {
  const manifest = manifestFor(name);
  if (!manifest) throw new Error(`Unknown resource: ${name}`);
  return manifest;
}

type Loader = (name: ResourceName) => Promise<LoadedEntity>;

/** So long a failed download is known as one, ms: React asks again at once to learn of it, a person's next visit later. */
const FAILURE_MS = 2_000;

/** Remembers what was loaded. A failed download is told to everybody who waited for it; the next visit tries again. */
function once(loader: Loader): Loader {
  const loading = new Map<ResourceName, Promise<LoadedEntity>>();
  return (name) => {
    const known = loading.get(name);
    if (known) return known;
    const promise = loader(name);
    loading.set(name, promise);
    promise.then(
      // React reads these before it waits: what is loaded is shown at once, in every dialog that asks for it.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => setTimeout(() => loading.delete(name), FAILURE_MS),
    );
    return promise;
  };
}

/**
 * The entity of a page; suspends until it is there. With its type its fields are known, and it is still loaded only
 * when it is shown.
 * @example const { entity } = useEntity<typeof customers>('customers')
 */
export const useEntity = <E extends AnyEntity = AnyEntity>(name: E['name']): LoadedEntity<E> =>
  use(loadEntity(name)) as LoadedEntity<E>;
