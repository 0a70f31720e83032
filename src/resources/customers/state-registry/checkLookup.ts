import type { MessageKey } from '../../../i18n/Catalogue';
import type { FingerprintCapture } from '../../../devices/fingerprint/FingerprintReader';
import type { XypPurpose } from '../../../domain/enums/stateRegistry';
import { maskRegisterNumber } from '../../../domain/mask';
import { isRegisterNumber, repairRegisterNumber } from '../../../domain/registerNumber';

/** What a look-up asks for, as far as it is filled in. */
export interface LookupDraft {
  purpose: XypPurpose | '';
  workerRegnum: string;
  worker: FingerprintCapture | undefined;
  customer: FingerprintCapture | undefined;
}

/** What is wrong with a look-up, by field; message keys. */
export type LookupErrors = Partial<Record<keyof LookupDraft, MessageKey>>;

/** The employee's register number as it is sent: look-alike letters put right. */
export const workerOf = (typed: string): string => repairRegisterNumber(typed).value;

/**
 * Purpose, the employee's own register number and both fingerprints must be there (docs/domain/registries.md 4.1).
 * @param own the employee's number as far as it is known: masked
 */
export function lookupErrors(
  { purpose, workerRegnum, worker, customer }: LookupDraft,
  own: string | null,
): LookupErrors {
  const errors: LookupErrors = {};
  if (purpose === '') errors.purpose = 'validation.required';
  if (workerRegnum.trim() === '') errors.workerRegnum = 'error.no_worker_info';
  else if (!isRegisterNumber(workerOf(workerRegnum))) errors.workerRegnum = 'validation.regnum';
  else if (own !== null && maskRegisterNumber(workerOf(workerRegnum)) !== own)
    errors.workerRegnum = 'xyp.form.not_own_number';
  if (!worker) errors.worker = 'validation.fingerprint_required';
  if (!customer) errors.customer = 'xyp.finger.customer_required';
  return errors;
}
