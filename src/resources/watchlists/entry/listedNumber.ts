import { isCompanyRegisterNumber } from '../../../domain/identifiers';
import { isRegisterNumber, repairRegisterNumber } from '../../../domain/registerNumber';

/** What of an entry's form says who it is about. */
export interface TypedEntry {
  id?: unknown;
  regnum?: string | null;
  companyRegnum?: string | null;
  name?: string | null;
}

/** A register number that is whole; undefined while it is typed, and for an entry that is there already. */
export function listedNumber({ id, regnum, companyRegnum }: TypedEntry): string | undefined {
  if (id !== undefined && id !== null) return undefined;
  const repaired = repairRegisterNumber(regnum ?? '').value;
  if (isRegisterNumber(repaired)) return repaired;
  return companyRegnum && isCompanyRegisterNumber(companyRegnum) ? companyRegnum : undefined;
}
