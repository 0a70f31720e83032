import type { ContractType } from '../enums/contracts';

/**
 * The process code of a customer whose contract was cancelled: 2000–2050 of a wallet, 2100–2150 of lending
 * (docs/domain/contracts.md 7.1).
 */
export const cancelledCode = (type: ContractType): number => (type === 'WALLET' ? 2_050 : 2_150);
