import type { Gate } from '../../../../src/domain/contracts/Gate';
import { ApiError } from '../../../engine/ApiError';
import { consoleTexts } from '../../../engine/consoleTexts';

/** 409: a gate is shut. The message is the gate's own reason; the answer carries the whole board. */
export function gateShut(gates: readonly Gate[]): ApiError {
  const shut = gates.find(({ state }) => state === 'failed' || state === 'blocked') as Gate;
  const values = Object.fromEntries(
    Object.entries(shut.values ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return new ApiError(409, consoleTexts(shut.message), {
    code: 'GATE_SHUT',
    values,
    extra: { gates },
  });
}
