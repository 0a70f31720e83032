import type { Lifecycle } from '../../entity/lifecycle';
import { date } from '../../entity/kinds/date';
import { longText } from '../../entity/kinds/longText';
import { money } from '../../entity/kinds/money';

const amendment = longText({ required: true, min: 10, max: 2_000 });
const newLimit = money();

/**
 * What the acts of a contract ask for (domain 4.9). Whom a claim is ceded to is chosen among the tenants that the
 * gateway knows, so the preview of the act asks for it (`CedePreview`); the rule below judges it.
 */
export const contractAsks: Lifecycle['asks'] = {
  amend: { amendment, newLimit },
  renew: { newLimit },
  cede_contract: { cededOn: date({ required: true, noFuture: true }) },
};

/** An amendment starts from the limit as it is. */
export const contractAskDefaults: Lifecycle['askDefaults'] = {
  amend: ({ limit }) => ({ newLimit: limit }),
  renew: ({ limit }) => ({ newLimit: limit }),
};

/** Rules over what the acts ask for. */
export const contractAskRules: Lifecycle['askRules'] = {
  cede_contract: ({ cedeTo }, { owner }) => {
    if (typeof cedeTo !== 'string' || cedeTo === '')
      return [{ field: 'cedeTo', message: 'validation.required' }];
    return cedeTo === owner ? [{ field: 'cedeTo', message: 'contracts.cession.same' }] : [];
  },
};
