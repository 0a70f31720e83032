import { expect, it } from 'vitest';
import { messagesOf } from '../../../src/entity/Condition';
import {
  contractConditions,
  studentGuaranteeConditions,
} from '../../../src/domain/lifecycles/conditions/contractConditions';
import { signatureConditions } from '../../../src/domain/lifecycles/conditions/requestConditions';

const keys = (...lists: string[][]) => [...new Set(lists.flat())].sort();

it('names the blocks of everything else', () => {
  expect(
    keys(
      messagesOf(contractConditions),
      messagesOf(studentGuaranteeConditions),
      messagesOf(signatureConditions),
    ),
  ).toEqual([
    'actionBlocks.already_written',
    'actionBlocks.archived',
    'actionBlocks.ceded',
    'actionBlocks.not_ceded',
    'actionBlocks.open_loans',
    'actionBlocks.open_student_loans',
    'actionBlocks.receipts_since_cession',
    'actionBlocks.scan_missing',
    'actionBlocks.sign_not_failed',
    'actionBlocks.signature_refused',
    'actionBlocks.signature_waiting',
  ]);
});
