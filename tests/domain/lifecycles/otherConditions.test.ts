import { describe, expect, it } from 'vitest';
import type { ContractActName } from '../../../src/domain/lifecycles/contractLifecycle';
import { conditionsOf } from '../../../src/entity/Condition';
import {
  contractConditions,
  type ContractFacts,
} from '../../../src/domain/lifecycles/conditions/contractConditions';
import { signatureConditions } from '../../../src/domain/lifecycles/conditions/requestConditions';

const CONTRACT: ContractFacts = {
  openLoans: 0,
  isCessioned: false,
  receiptsSinceCession: 0,
  isArchive: false,
  signFailed: false,
};

describe('a contract', () => {
  it.each<[ContractActName, Partial<ContractFacts>, string | undefined]>([
    ['cancel_contract', {}, undefined],
    ['cancel_contract', { openLoans: 1 }, 'actionBlocks.open_loans'],
    ['cede_contract', {}, undefined],
    ['cede_contract', { isCessioned: true }, 'actionBlocks.ceded'],
    ['cede_contract', { isArchive: true }, 'actionBlocks.archived'],
    ['undo_cession', {}, 'actionBlocks.not_ceded'],
    ['undo_cession', { isCessioned: true }, undefined],
    [
      'undo_cession',
      { isCessioned: true, receiptsSinceCession: 1 },
      'actionBlocks.receipts_since_cession',
    ],
    ['sign', {}, undefined],
    ['sign', { isArchive: true }, 'actionBlocks.archived'],
    ['sign', { customerSignature: 'PENDING' }, 'actionBlocks.signature_waiting'],
    ['sign', { customerSignature: 'REJECTED' }, 'actionBlocks.signature_refused'],
    ['sign', { customerSignature: 'REJECTED_AUTO' }, 'actionBlocks.signature_refused'],
    ['sign', { customerSignature: 'APPROVED' }, undefined],
    ['sign', { customerSignature: 'APPROVED_AUTO' }, undefined],
    ['sign', { customerSignature: 'CONTRACTED_PAPER' }, undefined],
    ['sign', { customerSignature: 'NONE' }, undefined],
    [
      'retry_sign',
      { signFailed: true, customerSignature: 'PENDING' },
      'actionBlocks.signature_waiting',
    ],
    ['retry_sign', {}, 'actionBlocks.sign_not_failed'],
    ['retry_sign', { signFailed: true }, undefined],
    ['renew', { isArchive: true }, 'actionBlocks.archived'],
    ['write_to_zms', {}, undefined],
    ['write_to_zms', { registryWriteStatus: 'FAILED' }, undefined],
    ['write_to_zms', { registryWriteStatus: 'SCHEDULED' }, undefined],
    ['write_to_zms', { registryWriteStatus: 'SUCCESSFULLY' }, 'actionBlocks.already_written'],
  ])('%s with %j: %s', (act, facts, message) => {
    const told = conditionsOf(contractConditions, act)({ ...CONTRACT, ...facts });
    expect(told?.message).toBe(message);
  });

  it('says how many loans are open', () => {
    expect(
      conditionsOf(contractConditions, 'cancel_contract')({ ...CONTRACT, openLoans: 2 }),
    ).toEqual({ kind: 'condition', message: 'actionBlocks.open_loans', values: { count: 2 } });
  });
});

describe('requests', () => {
  it('takes a signature on paper with its scan', () => {
    const paper = conditionsOf(signatureConditions, 'accept_paper');
    expect(paper({ hasScan: true })).toBeNull();
    expect(paper({ hasScan: false })?.message).toBe('actionBlocks.scan_missing');
  });
});
