import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { isSettled, sampleCustomers } from '../../customers/customer/sampleCustomers';
import { newAccount } from './newAccount';

/** The temporary account of every customer who has come so far; what is on it is the ledger's to say. */
export const samples: SampleMaker = {
  resource: 'current-account',
  make: (world) =>
    sampleCustomers(world)
      .filter(isSettled)
      .map(({ id, createdAt }): MockRecord => newAccount(Number(id), String(createdAt))),
};
