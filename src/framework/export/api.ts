import { endpoint, hasField } from '../../dataProviders/endpoint';
import type { ResourceName } from '../../i18n/Catalogue';

/** Filters on personal data that narrow an export. */
export type HiddenFilter = Readonly<Record<string, unknown>>;

const OWN = { assumed: true, allowed: 'who may see and export the list' } as const;

/**
 * The filter on personal data of an export that is under way, kept by the gateway for whoever makes it: a page that is
 * loaded again asks for it by its number, and nothing of it is stored in the browser (docs/domain/calls.md 3.8, 5.3).
 */
export const exportFilterCalls = {
  keep: endpoint<{ resource: ResourceName; filter: HiddenFilter }, { id: string }>()(
    'main',
    'POST /exports/filters',
    { ...OWN, carries: '`resource` and `filter`', isShaped: hasField('id') },
  ),
  /** `filter` is null where the gateway has none, or no longer. */
  read: endpoint<void, { filter: HiddenFilter | null }>()('main', 'GET /exports/filters/:id', {
    ...OWN,
    isShaped: hasField('filter'),
  }),
  drop: endpoint()('main', 'DELETE /exports/filters/:id', OWN),
};
