import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from './firstCustomers';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** The sample customers that other samples add records to. */
export const sampleCustomers: (world: SampleWorld) => readonly MockRecord[] = firstCustomers;

/** Registration has come so far that there is a wallet and a contract. */
export const isSettled = ({ state }: MockRecord): boolean => Number(state) >= 800;

export const isCitizen = ({ type }: MockRecord): boolean => type !== 'COMPANY';

/** Mid-morning in Ulaanbaatar, so many days before the day of the sample. */
export const daysAgo = ({ today }: SampleWorld, days: number): string =>
  `${addDays(today, -days)}T02:15:00.000Z`;

/** That moment, or when the customer registered: nothing of a customer is older. */
export const notBefore = ({ createdAt }: MockRecord, at: string): string =>
  at < String(createdAt) ? String(createdAt) : at;

/** Rows with their ids, in their order. */
export const numbered = (rows: readonly Omit<MockRecord, 'id'>[], first = 1): MockRecord[] =>
  rows.map((row, index): MockRecord => ({ ...row, id: first + index }));
