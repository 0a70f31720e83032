import { type Block, Refusal } from '../../src/domain/lending/Refusal';
import type { ConditionHindrance } from '../../src/entity/lifecycle';
import { identityHindrances as enIdentity } from '../../src/i18n/en/pages/identity';
import { incomeHindrances as enIncome } from '../../src/i18n/en/pages/income';
import { peopleHindrances as enPeople } from '../../src/i18n/en/pages/people';
import { lendingRules as en } from '../../src/i18n/en/pages/lending';
import { identityHindrances as mnIdentity } from '../../src/i18n/mn/pages/identity';
import { incomeHindrances as mnIncome } from '../../src/i18n/mn/pages/income';
import { peopleHindrances as mnPeople } from '../../src/i18n/mn/pages/people';
import { lendingRules as mn } from '../../src/i18n/mn/pages/lending';
import { identityHindrances as ruIdentity } from '../../src/i18n/ru/pages/identity';
import { incomeHindrances as ruIncome } from '../../src/i18n/ru/pages/income';
import { peopleHindrances as ruPeople } from '../../src/i18n/ru/pages/people';
import { lendingRules as ru } from '../../src/i18n/ru/pages/lending';
import { watchHindrances as enWatch } from '../../src/i18n/en/pages/watch';
import { watchHindrances as mnWatch } from '../../src/i18n/mn/pages/watch';
import { watchHindrances as ruWatch } from '../../src/i18n/ru/pages/watch';
import { ApiError } from './ApiError';
import type { Texts } from './messages';

/** What hinders acts, area by area. */
const HINDRANCES = {
  mn: { ...mn.hindrances, ...mnIncome, ...mnIdentity, ...mnPeople, ...mnWatch },
  en: { ...en.hindrances, ...enIncome, ...enIdentity, ...enPeople, ...enWatch },
  ru: { ...ru.hindrances, ...ruIncome, ...ruIdentity, ...ruPeople, ...ruWatch },
} as const;

type Values = Readonly<Record<string, string | number>>;

const inWords = (values: Values = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** 409 for a condition that does not hold, in the words that the console has for it. */
export function hindered({ message, values }: ConditionHindrance): ApiError {
  const key = message.replace(/^hindrances\./, '') as keyof typeof HINDRANCES.mn;
  const texts: Texts = { mn: HINDRANCES.mn[key], en: HINDRANCES.en[key], ru: HINDRANCES.ru[key] };
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
