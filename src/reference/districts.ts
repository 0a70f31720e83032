import { provinces } from './provinces';
import { type AdministrativeUnit, levelOfUnit, parentOfUnit } from './units';

/** Districts of the capital or soums of an aimag; the data comes with its own chunk. Unknown province: none. */
export async function districtsOf(provinceCode: string): Promise<AdministrativeUnit[]> {
  const { districtData } = await import('./districtData');
  if (!Object.hasOwn(districtData, provinceCode)) return [];
  return districtData[provinceCode].split(';').map((row) => {
    const [part, mn, en, centre] = row.split('|');
    return {
      code: `${provinceCode}-${part}`,
      mn,
      en,
      type: provinceCode === '11' ? 'district' : 'soum',
      ...(centre && { centre: true as const }),
    };
  });
}

/** Khoroos, bags and villages of a district or soum; the data comes with its own chunk. Unknown district: none. */
export async function subdistrictsOf(districtCode: string): Promise<AdministrativeUnit[]> {
  const { subdistrictData } = await import('./subdistrictData');
  if (!Object.hasOwn(subdistrictData, districtCode)) return [];
  return subdistrictData[districtCode].split(';').map((row) => unpack(districtCode, row));
}

/**
 * The unit of a code with all units above it, province first: what an address is written from. Ends at the last code
 * that is known; empty for something that is no code.
 */
export async function unitPath(code: string): Promise<AdministrativeUnit[]> {
  const level = levelOfUnit(code);
  if (!level) return [];
  const province = provinces.find((one) => one.code === code.slice(0, 2));
  if (!province || level === 1) return province ? [province] : [];
  const district = (await districtsOf(province.code)).find((one) => one.code === code.slice(0, 5));
  if (!district || level === 2) return district ? [province, district] : [province];
  const units = await subdistrictsOf(parentOfUnit(code) as string);
  const unit = units.find((one) => one.code === code);
  return unit ? [province, district, unit] : [province, district];
}

function unpack(districtCode: string, row: string): AdministrativeUnit {
  const [head, mn, en, village] = row.split('|');
  const [digits, exception] = head.split('@');
  const number = Number(digits);
  const code = `${districtCode}-${exception?.padStart(3, '0') ?? codeOfNumber(number)}`;
  if (village) return { code, mn, en, type: 'village' };
  if (mn === undefined) {
    return { code, mn: `${number}-р хороо`, en: `Khoroo ${number}`, type: 'khoroo' };
  }
  const suffix = (name: string): string => (name ? `, ${name}` : '');
  return {
    code,
    mn: `${number}-р баг${suffix(mn)}`,
    en: `Bag ${number}${suffix(en)}`,
    type: 'bag',
  };
}

/** Units 1–25 have 051, 053, 055 …, from the 26th on 052, 054 … */
function codeOfNumber(number: number): string {
  return String(number <= 25 ? 49 + 2 * number : 2 * number).padStart(3, '0');
}
