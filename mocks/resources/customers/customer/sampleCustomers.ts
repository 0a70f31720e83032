import { addDays } from '../../../../src/domain/dates';
import type { Rec } from '../../../engine/Rec';
import { firstCustomers } from './firstCustomers';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** The sample customers to whom other samples give something. */
export const sampleCustomers: (world: SampleWorld) => readonly Rec[] = firstCustomers;

/** Registration has come so far that there is a wallet and a contract. */
export const isSettled = ({ state }: Rec): boolean => Number(state) >= 800;

export const isCitizen = ({ type }: Rec): boolean => type !== 'COMPANY';

/** Mid-morning in Ulaanbaatar, so many days before the day of the sample. */
export const daysAgo = ({ today }: SampleWorld, days: number): string =>
  `${addDays(today, -days)}T02:15:00.000Z`;

/** Rows with their ids, in their order. */
export const numbered = (rows: readonly Omit<Rec, 'id'>[], first = 1): Rec[] =>
  rows.map((row, index): Rec => ({ ...row, id: first + index }));
