import type { MockRecord } from '../../../engine/MockRecord';

/** The register number of a customer, person or company; null without one. */
export const registerNumberOf = (customer: MockRecord | undefined): string | null =>
  (customer?.regnum ?? customer?.companyRegnum ?? null) as string | null;
