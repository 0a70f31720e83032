import type { SampleWorld } from '../engine/samples/SampleWorld';

/** Whole years before the sample's own; no sample record is older. */
const YEARS = 4;

/** The day on which the sample's books were opened, and the moment of booking. */
export function openingDay({ today }: Pick<SampleWorld, 'today'>): { date: string; at: string } {
  const date = `${Number(today.slice(0, 4)) - YEARS}-01-01`;
  return { date, at: `${date}T01:00:00.000Z` };
}
