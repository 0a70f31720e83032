import { useSavedQueries } from 'ra-core';
import { use, useMemo } from 'react';
import { dynamicKey } from '../../../i18n/dynamicKey';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import { AUDIENCE_LISTS, type AudienceList } from './api';

/** A view of a list as an audience. */
export interface AudienceView {
  /** The list and the view in words; it names the view to people and among the others. */
  name: string;
  of: AudienceList;
  /** As the list holds it. */
  filter: Readonly<Record<string, unknown>>;
}

/**
 * The audiences that a person can choose from: the views of the lists that they may see, those that everybody has and
 * those that they saved (docs/domain/content-and-messaging.md 3.8).
 */
export function useAudienceViews(): readonly AudienceView[] {
  const may = useMay();
  const translate = useTranslate();
  const customers = use(loadEntity('customers'));
  const loans = use(loadEntity('loans'));
  const [ofCustomers] = useSavedQueries('customers');
  const [ofLoans] = useSavedQueries('loans');
  return useMemo(() => {
    const declarations = { customers: customers.entity, loans: loans.entity };
    const saved = { customers: ofCustomers, loans: ofLoans };
    return AUDIENCE_LISTS.flatMap((of): AudienceView[] => {
      const { access, list } = declarations[of];
      if (!may(access.list)) return [];
      const title = translate(`resources.${of}.name`, { smart_count: 2 });
      const views = [
        ...(list.views ?? []).map(({ key, filter }) => ({
          label: translate(dynamicKey(`resources.${of}.views.${key}`)),
          filter,
        })),
        ...saved[of].map(({ label, value }) => ({ label, filter: value.filter ?? {} })),
      ];
      return views.map(({ label, filter }) => ({ name: `${title}: ${label}`, of, filter }));
    });
  }, [customers, loans, may, ofCustomers, ofLoans, translate]);
}
