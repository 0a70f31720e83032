import { type Block, Refusal } from '../../src/domain/lending/Refusal';
import type { ConditionBlock } from '../../src/entity/lifecycle';
import { saidValues } from '../../src/domain/money';
import { ApiError } from './ApiError';
import { consoleTexts } from './consoleTexts';

type Values = Readonly<Record<string, string | number>>;

const inWords = (values: Values = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(saidValues(values)).map(([name, value]) => [name, String(value)]),
  );

/** 409 for a condition that does not hold, in the words that the console has for it. */
export function blockedAnswer({ message, values }: ConditionBlock): ApiError {
  return new ApiError(409, consoleTexts(message), {
    code: 'CONDITION_FAILED',
    values: inWords(values),
  });
}

/** 409 for an action that the rules of lending refuse; the answer names every block. */
export function refused(blocks: readonly Block[]): ApiError {
  const [{ code, values }] = blocks;
  return new ApiError(409, consoleTexts(`refusals.${code}`), {
    code,
    values: inWords(values),
    extra: { blocks },
  });
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
