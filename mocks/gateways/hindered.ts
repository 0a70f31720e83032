import { type Block, Refusal } from '../../src/domain/lending/Refusal';
import type { ConditionHindrance } from '../../src/entity/lifecycle';
import { lendingRules as en } from '../../src/i18n/en/pages/lending';
import { lendingRules as mn } from '../../src/i18n/mn/pages/lending';
import { lendingRules as ru } from '../../src/i18n/ru/pages/lending';
import { ApiError } from './ApiError';
import type { Texts } from './messages';

type Values = Readonly<Record<string, string | number>>;

const inWords = (values: Values = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** 409 for a condition that does not hold, in the words that the console has for it. */
export function hindered({ message, values }: ConditionHindrance): ApiError {
  const key = message.replace(/^hindrances\./, '') as keyof typeof mn.hindrances;
  const texts: Texts = { mn: mn.hindrances[key], en: en.hindrances[key], ru: ru.hindrances[key] };
  return new ApiError(409, texts, { code: 'CONDITION_FAILED', values: inWords(values) });
}

/** 409 for an act that the rules of lending refuse; the answer names every block. */
export function refused(blocks: readonly Block[]): ApiError {
  const [{ code, values }] = blocks;
  const texts: Texts = { mn: mn.refusals[code], en: en.refusals[code], ru: ru.refusals[code] };
  return new ApiError(409, texts, { code, values: inWords(values), extra: { blocks } });
}

/** Runs business logic; a `Refusal` of the rules becomes the gateway's answer. */
export function answeringRefusals<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.blocks);
    throw error;
  }
}
