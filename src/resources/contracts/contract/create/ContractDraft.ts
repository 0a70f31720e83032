import type { ContractType } from '../../../../domain/enums/contracts';

/** What the form for a new contract holds. */
export interface ContractDraft {
  customerId?: number | string | null;
  type?: ContractType | null;
  parentId?: number | string | null;
  companyName?: string | null;
  companyPhone?: string | null;
  companyEmail?: string | null;
  directorName?: string | null;
}
