import type { ContractActName } from '../../../domain/lifecycles/contractLifecycle';
import type { Field } from '../../../entity/Field';
import type { AskDefaults, AskRules, Asks } from '../../../entity/lifecycle';
import { date, longText, money } from '../../../fields';
import type { contractFields } from './contractFields';

const amendment = longText({ required: true, min: 10, max: 2_000 });
const newLimit = money();
const cession: {
  cededOn: Field<string, true>;
  /** Alias of the tenant; asked for by the preview. */
  cedeTo?: Field<string>;
} = { cededOn: date({ required: true, noFuture: true }) };

/**
 * What the acts of a contract ask for (docs/domain/contracts.md 2.1). Whom a claim is ceded to is chosen among the
 * tenants that the gateway knows, so the preview of the act asks for it (`CedePreview`); the rule below judges it.
 */
export const contractAsks = {
  amend: { amendment, newLimit },
  renew: { newLimit },
  cede_contract: cession,
} as const satisfies Asks<ContractActName>;

/** An amendment starts from the limit as it is. */
export const contractAskDefaults: AskDefaults<typeof contractAsks, typeof contractFields> = {
  amend: ({ limit }) => ({ newLimit: limit }),
  renew: ({ limit }) => ({ newLimit: limit }),
};

/** Rules over what the acts ask for. */
export const contractAskRules: AskRules<typeof contractAsks, typeof contractFields> = {
  cede_contract: ({ cedeTo }, { owner }) => {
    if (typeof cedeTo !== 'string' || cedeTo === '')
      return [{ field: 'cedeTo', message: 'validation.required' }];
    return cedeTo === owner ? [{ field: 'cedeTo', message: 'contracts.cession.same' }] : [];
  },
};
