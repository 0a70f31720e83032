import type { Gate } from '../../../../src/domain/contracts/Gate';
import { lendingRules as en } from '../../../../src/i18n/en/pages/lending';
import { lendingRules as mn } from '../../../../src/i18n/mn/pages/lending';
import { lendingRules as ru } from '../../../../src/i18n/ru/pages/lending';
import { ApiError } from '../../../engine/ApiError';

/** The text of a gate's reason: `gates.family.too_few`. */
function textIn({ gates }: typeof mn, message: string): string {
  const [, gate, reason] = message.split('.');
  return (gates as unknown as Record<string, Record<string, string>>)[gate][reason];
}

/** 409: a gate is shut. The message is the gate's own reason; the answer carries the whole board. */
export function gateShut(gates: readonly Gate[]): ApiError {
  const shut = gates.find(({ state }) => state === 'failed' || state === 'blocked') as Gate;
  const texts = {
    mn: textIn(mn, shut.message),
    en: textIn(en, shut.message),
    ru: textIn(ru, shut.message),
  };
  const values = Object.fromEntries(
    Object.entries(shut.values ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return new ApiError(409, texts, { code: 'GATE_SHUT', values, extra: { gates } });
}
