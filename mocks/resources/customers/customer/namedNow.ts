import { wholeName } from '../../../../src/domain/customers/identityChanges';
import type { Store } from '../../../engine/Store';

interface Named {
  readonly customerId: number | null;
  readonly loanId: number | null;
  readonly customerName: string | null;
}

/** Parts of a record that name customers, or loans of theirs, with what these are called now (docs/domain/customers.md 3.6). */
export const namedNow = <Part extends Named>(store: Store, parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    const { customerId, loanId } = part;
    const loan = loanId === null ? undefined : store.collection('loans')?.get(loanId);
    const id = customerId ?? (loan?.customerId as number | undefined);
    const customer = id === undefined ? undefined : store.collection('customers')?.get(id);
    return customer ? { ...part, customerName: wholeName(customer) } : part;
  });
