import { addDays } from '../../src/domain/dates';
import type { Rec } from '../gateways/Rec';
import { samples as customers } from './customers';
import type { SampleWorld } from './SampleWorld';

/** Customers beyond this place own nothing: more would only make the start slower. */
const LOOKED_AT = 640;

const made = new WeakMap<SampleWorld, readonly Rec[]>();

/** The sample customers to whom other samples give something; made once per world. */
export function sampleCustomers(world: SampleWorld): readonly Rec[] {
  let known = made.get(world);
  if (!known) {
    known = customers.make({ ...world, customers: Math.min(world.customers, LOOKED_AT) });
    made.set(world, known);
  }
  return known;
}

/** Registration has come so far that there is a wallet and a contract. */
export const isSettled = ({ state }: Rec): boolean => Number(state) >= 800;

export const isCitizen = ({ type }: Rec): boolean => type !== 'COMPANY';

/** Mid-morning in Ulaanbaatar, so many days before the day of the sample. */
export const daysAgo = ({ today }: SampleWorld, days: number): string =>
  `${addDays(today, -days)}T02:15:00.000Z`;

/** Rows with their ids, in their order. */
export const numbered = (rows: readonly Omit<Rec, 'id'>[], first = 1): Rec[] =>
  rows.map((row, index): Rec => ({ ...row, id: first + index }));
