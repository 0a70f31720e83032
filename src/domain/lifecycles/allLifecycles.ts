import { contractLifecycle } from './contractLifecycle';
import type { LifecycleTable } from '../../entity/lifecycleOf';
import { signatureLifecycle } from './signatureLifecycle';
import { studentGuaranteeLifecycle } from './studentGuaranteeLifecycle';

/** All life cycles of lending by name. For tests and the gateways: an area imports its own. */
export const allLifecycles: Readonly<Record<string, LifecycleTable>> = {
  contract: contractLifecycle,
  signature: signatureLifecycle,
  studentGuarantee: studentGuaranteeLifecycle,
};
