import { districtsOf, subdistrictsOf } from '../../../src/reference/districts';
import { provinces } from '../../../src/reference/provinces';

/** A sub-district with the names above it. */
export interface Place {
  /** `11-10-051` */
  code: string;
  /** `Улаанбаатар, Баянзүрх, 1-р хороо` */
  text: string;
  /** Province or the capital. */
  province: string;
}

/** Where sample people live: the districts of the capital and the centres of the provinces. */
export async function loadPlaces(): Promise<readonly Place[]> {
  const perProvince = await Promise.all(
    provinces.map(async (province) => {
      const districts = await districtsOf(province.code);
      const inhabited = districts.filter(({ centre }) => centre || province.type === 'capital');
      const units = await Promise.all(
        inhabited.map(async (district) =>
          (await subdistrictsOf(district.code)).map(({ code, mn }) => ({
            code,
            text: `${province.mn}, ${district.mn}, ${mn}`,
            province: province.mn,
          })),
        ),
      );
      return units.flat();
    }),
  );
  return perProvince.flat();
}
