import type { ContractType } from '../enums/contracts';
import type { GateKey } from './Gate';

const LENDING: readonly GateKey[] = [
  'customer',
  'family',
  'creditRegistry',
  'stateRegistry',
  'score',
  'criteria',
  'oneLive',
];

/**
 * Gates that a contract of each type must pass. A wallet needs none of lending, a merchant's asks for the company's
 * fields instead, an amendment needs a parent contract (docs/domain/contracts.md 1.1); one live contract per type and a
 * customer whom the lender deals with are for all.
 */
export const GATE_NEEDS: Readonly<Record<ContractType, readonly GateKey[]>> = {
  WALLET: ['customer', 'oneLive'],
  MERCHANT: ['customer', 'company', 'oneLive'],
  LEND: LENDING,
  SF_LENDER: LENDING,
  LEND_MARKET_PLACE: LENDING,
  LEND_MARKET_PLACE_SALARY: LENDING,
  LEND_MARKET_PLACE_AMEND: [...LENDING, 'parent'],
};
