import type { RaRecord } from 'ra-core';
import { GatewayError } from '../http/GatewayError';

/** The error of an answer of another shape. @param write after a write nobody knows what it has done */
export const badAnswer = (write = false) =>
  new GatewayError({ status: 200, code: 'BAD_BODY', unknownOutcome: write });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record as react-admin needs it: an object with an id. Extra fields pass. @throws GatewayError `BAD_BODY` */
export function checkRecord(value: unknown, write = false): RaRecord {
  if (!isObject(value)) throw badAnswer(write);
  const { id } = value;
  if (!(typeof id === 'number' || (typeof id === 'string' && id !== ''))) throw badAnswer(write);
  return value as RaRecord;
}

/** @throws GatewayError `BAD_BODY` */
export function checkRecords(value: unknown): RaRecord[] {
  if (!Array.isArray(value)) throw badAnswer();
  return value.map((each) => checkRecord(each));
}
