/** A province, district, soum, khoroo, bag or village. The parent's code is the prefix (docs/domain/input.md 6.1). */
export interface AdministrativeUnit {
  /** `44`, `44-10` or `44-10-059` */
  code: string;
  mn: string;
  /** Latin spelling by MNS 5217:2012. */
  en: string;
  /** Only provinces have a Russian name of their own; elsewhere the Mongolian one is used. */
  ru?: string;
  type: 'capital' | 'aimag' | 'district' | 'soum' | 'khoroo' | 'bag' | 'village';
  /** Soum of the provincial centre. */
  centre?: true;
}

/** Level of a code: 1 province, 2 district or soum, 3 sub-district; undefined for something else. */
export function levelOfUnit(code: string): 1 | 2 | 3 | undefined {
  if (/^\d{2}$/.test(code)) return 1;
  if (/^\d{2}-\d{2}$/.test(code)) return 2;
  return /^\d{2}-\d{2}-\d{3}$/.test(code) ? 3 : undefined;
}

/** Code of the unit above; undefined for a province. */
export function parentOfUnit(code: string): string | undefined {
  const end = code.lastIndexOf('-');
  return end < 0 ? undefined : code.slice(0, end);
}
