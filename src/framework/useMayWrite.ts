import { useCallback } from 'react';
import { useSession } from '../auth/useSession';
import { isMainTenant } from '../config/config';
import type { EntityAccess, RuledBy } from '../entity/entity';
import { rules } from '../entity/rights';
import { useMay } from './useMay';

/** What a declaration, or its manifest, says of who may write. */
export interface Written {
  readonly access: EntityAccess;
  readonly ruledBy?: RuledBy;
}

/** What is done to records as a whole, beside the actions of a life cycle. */
export type Writing = 'create' | 'edit' | 'delete';

/**
 * Whether the person works for a lender whose people may change an entity's records (docs/domain/identity.md 4.6). Asked
 * beside the right, because who holds the right and may not is told why.
 */
export function useRules(): (written: Written) => boolean {
  const alias = useSession()?.user.tenantAlias;
  return useCallback((written) => rules(written, () => isMainTenant(alias)), [alias]);
}

/** Whether the person may make, change or remove records of an entity: the right, and whose people may. */
export function useMayWrite(): (written: Written, writing: Writing) => boolean {
  const may = useMay();
  const rulesIt = useRules();
  return useCallback(
    (written, writing) => may(written.access[writing]) && rulesIt(written),
    [may, rulesIt],
  );
}
