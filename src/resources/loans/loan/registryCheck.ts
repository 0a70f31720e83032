import { registryClassOf } from '../../../domain/classification';
import type { AssetClassification } from '../../../domain/enums/loans';
import type { Check } from '../../../domain/reconcile/Check';

/**
 * Whether R7 compares the stored class with the registry's last word, in the registry's names
 * (docs/domain/money.md 9.1).
 */
export function isRegistryCheck(check: Check, stored: AssetClassification | undefined): boolean {
  if (check.id !== 'R7' || check.ok || !stored) return false;
  return check.right !== stored && check.left === registryClassOf(stored);
}
