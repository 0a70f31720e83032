/** Cars with what one of the youngest year costs, million tögrög. */
export const CAR_MODELS: readonly (readonly [mark: string, model: string, millions: number])[] = [
  ['Toyota', 'Prius 30', 24],
  ['Toyota', 'Prius 41', 32],
  ['Toyota', 'Land Cruiser 200', 145],
  ['Toyota', 'Harrier', 68],
  ['Toyota', 'Aqua', 21],
  ['Lexus', 'RX 450h', 98],
  ['Lexus', 'LX 570', 190],
  ['Nissan', 'X-Trail', 46],
  ['Hyundai', 'Santa Fe', 64],
  ['Kia', 'Sportage', 52],
  ['Mitsubishi', 'Delica', 39],
  ['Subaru', 'Forester', 44],
];

/** The car that goes with a number, and when it was made. */
export function carOf(number: number): {
  mark: string;
  carModel: string;
  manufacturedYear: string;
  vin: string;
  plateNumber: string;
} {
  const [mark, carModel] = CAR_MODELS[number % CAR_MODELS.length];
  const letters = ['УБА', 'УНК', 'ДАА', 'УКВ'][number % 4];
  return {
    mark,
    carModel,
    manufacturedYear: String(2_010 + (number % 14)),
    vin: `JTDKB20U${String(700_000_000 + number * 7_919).slice(-9)}`,
    plateNumber: `${1_000 + (number % 9_000)} ${letters}`,
  };
}
