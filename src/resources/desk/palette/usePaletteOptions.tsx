import { useDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { PALETTE } from '../../../domain/settings';
import { normaliseSearch } from '../../../domain/text';
import { manifestFor } from '../../../entity/manifests';
import { collectionPath, recordPath } from '../../../entity/paths';
import { filteredPath } from '../../../framework/list/filteredPath';
import { setPrivateFilters } from '../../../framework/list/privateFilters';
import { openActs } from '../../../framework/record/openActs';
import { useTellFormer } from '../../../framework/parts/useTellFormer';
import { useMay } from '../../../framework/useMay';
import { foundPages, matches } from '../../menuSearch';
import { findCustomerId } from '../../customers/customer/customerApi';
import { searchLoans } from '../../loans/search/api';
import type { MenuNode } from '../../menu';
import { menuLabel, routeTitle } from '../../routeTitle';
import { routes } from '../../routes';
import { useMenuTree } from '../../useMenuTree';
import { RecentName } from './RecentName';
import { recognise } from './recognise';
import { useFoundRecords } from './useFoundRecords';
import { useRecentPlaces } from './useRecentPlaces';

/** Where a choice leads: an address, an act of the page, or the message key of why it leads nowhere. */
export type Outcome = { to: string } | { run: () => void } | { missing: MessageKey };

/** In the order in which they stand; what is called exactly as it was typed comes first. */
export const GROUPS = ['recent', 'exact', 'found', 'acts', 'records', 'pages', 'lists'] as const;

export interface PaletteOption {
  key: string;
  group: (typeof GROUPS)[number];
  label: ReactNode;
  /** In small letters beside it. */
  sub?: ReactNode;
  choose: () => Outcome | Promise<Outcome>;
}

/** Lists that find records by the names of people, and what shows all of their records. */
const LISTS = ['customers', 'loans', 'contract'] as const;

const isMissing = (error: unknown) => (error as { status?: number }).status === 404;

export interface PaletteChoices {
  options: readonly PaletteOption[];
  /** Whether names and numbers are still being looked up. */
  waiting: boolean;
  /** Whether names and numbers could not be looked up everywhere. */
  failed: boolean;
}

/** What can be chosen for what was typed; nothing typed: what was open lately and what can be done here. */
export function usePaletteOptions(typed: string): PaletteChoices {
  const translate = useTranslate();
  const may = useMay();
  const tree = useMenuTree();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const places = useRecentPlaces();
  const tellFormer = useTellFormer();
  const text = typed.trim();
  const { records, waiting, failed } = useFoundRecords(text);
  const isExact = (label: string) => normaliseSearch(label) === normaliseSearch(text);

  const labelOf = (node: MenuNode) => menuLabel(node, translate);

  const acts = openActs()
    .filter(({ label }) => text === '' || matches(text, label))
    .map(({ key, label, run }): PaletteOption => ({
      key: `act-${key}`,
      group: isExact(label) ? 'exact' : 'acts',
      label,
      choose: () => ({ run }),
    }));
  if (text === '') {
    const recent = places.map(({ resource, id, to }): PaletteOption => ({
      key: `recent-${resource}-${id}`,
      group: 'recent',
      label: <RecentName resource={resource} id={id} />,
      sub: translate(`resources.${resource}.name`, { smart_count: 1 }),
      choose: () => ({ to }),
    }));
    return { options: [...recent, ...acts], waiting, failed };
  }

  const found = recognise(text).flatMap((one): PaletteOption[] => {
    if (one.kind === 'loan') {
      if (!may(searchLoans.access)) return [];
      return [
        {
          key: 'loan',
          group: 'found',
          label: translate('palette.loan', { value: one.code ?? one.account }),
          choose: async () => {
            const { loans } = await dataProvider.call(searchLoans, {
              body: { code: one.code, account: one.account },
            });
            // The number at the end of a code may be that of a loan of another year, too.
            if (loans.length > 1) return { missing: 'palette.several_loans' };
            const to = loans.length > 0 && recordPath('loans', 'show', loans[0].id);
            return to ? { to } : { missing: 'palette.no_loan' };
          },
        },
      ];
    }
    if (!may(findCustomerId.access)) return [];
    const { kind, value } = one.lookup;
    return [
      {
        key: `${kind}-${value}`,
        group: 'found',
        label: translate(`palette.customer_${kind}`, { value }),
        choose: async () => {
          try {
            const found = await dataProvider.call(findCustomerId, { query: { [kind]: value } });
            const { id, former } = found;
            tellFormer(former);
            return { to: recordPath('customers', 'show', id) ?? '/' };
          } catch (error) {
            if (isMissing(error)) return { missing: 'palette.no_customer' };
            throw error;
          }
        },
      },
    ];
  });

  const entries = foundPages(tree, text, labelOf);
  // The forms of new records are in no menu.
  const forms = routes
    .filter(({ kind, path, access }) => kind === 'create' && !path.includes(':') && may(access))
    .filter(({ path }) => entries.every((entry) => entry.path !== path))
    .map((route) => ({
      path: route.path,
      label: routeTitle(route, translate),
      group: route.resource && translate(`resources.${route.resource}.name`, { smart_count: 2 }),
    }))
    .filter(({ label }) => matches(text, label));
  const pages = [...entries, ...forms]
    .slice(0, PALETTE.pages)
    .map(({ path, label, group }): PaletteOption => ({
      key: `page-${path}`,
      group: isExact(label) ? 'exact' : 'pages',
      label,
      sub: group,
      choose: () => ({ to: path }),
    }));

  // Whoever types a name and Enter in one go is not led past the person of this name.
  const lists = (waiting ? [] : LISTS).flatMap((resource): PaletteOption[] => {
    const path = collectionPath(resource, 'list');
    if (!path || !may(manifestFor(resource)?.access.list)) return [];
    const list = translate(`resources.${resource}.name`, { smart_count: 2 });
    return [
      {
        key: `list-${resource}`,
        group: 'lists',
        label: translate('palette.search_in', { list, typed: text }),
        choose: () => {
          // What is typed may be a name: it goes by the session's memory, never by the address.
          setPrivateFilters(resource, { q: text });
          return { to: filteredPath(path, {}) };
        },
      },
    ];
  });
  const named = records.map(({ resource, id, name, says, to }): PaletteOption => ({
    key: `record-${resource}-${id}`,
    group: 'records',
    label: name,
    sub: says,
    choose: () => ({ to }),
  }));
  const options = [...acts, ...found, ...named, ...pages, ...lists];
  return {
    options: GROUPS.flatMap((group) => options.filter((option) => option.group === group)),
    waiting,
    failed,
  };
}
