import type { CreditRegistryClassification } from '../enums/credit-registry';

/** What the credit registry's last answer says of a customer. */
export interface RegistryStanding {
  /** A check was answered, be it with "no record". */
  isAnswered: boolean;
  /** The worst class there; null without a record. */
  worstClass: CreditRegistryClassification | null;
}

/** Classes of loans that do not perform: 91 days past due and more. */
export const NPL_REGISTRY_CLASSES: readonly unknown[] = ['ABNORMAL', 'DOUBTFUL', 'BAD'];
