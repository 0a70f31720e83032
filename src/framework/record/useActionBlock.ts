import type { RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { session } from '../../auth/session';
import { isMainTenant } from '../../config/config';
import type { Enumeration } from '../../domain/enums/enumeration';
import { labelKeyOf } from '../../domain/enums/readEnum';
import { saidValues } from '../../domain/money';
import type { ActionOf, AnyEntity } from '../../entity/entity';
import { onlyFromKey, whyBlocked } from '../../entity/lifecycle';
import { rules } from '../../entity/rights';
import { hasMessage } from '../../i18n/i18nProvider';
import { useMissingRight } from '../permissions/useMissingRight';
import { isOwnLenders } from '../isOwnLenders';
import { useMay } from '../useMay';

/** Why an action is not open. */
interface ShownBlock {
  /** The person lacks the right. */
  hidden: boolean;
  words: string;
  /** The state that would open it, where the words say no more than that: the head of a group of acts. */
  until?: string;
  /** It would be open to who is looked at: nothing is done in the view of a role, and everything stands where it does for them. */
  viewed?: true;
  /** Rights of which one is missing, with `hidden`. */
  needed?: readonly string[];
}

/**
 * Why an action of a record is not open, in words, or null when it is. `hidden` = the person lacks the right: the button
 * is not shown at all; a missing precondition shows it disabled with its reason (docs/domain/interface.md 6.1).
 */
export function useActionBlock<E extends AnyEntity>(entity: E) {
  const may = useMay();
  const translate = useTranslate();
  const missingRight = useMissingRight(
    Object.values(entity.lifecycle?.actions ?? {}).some(({ also }) => also && !may(also)),
  );
  return useCallback(
    (record: RaRecord, action: ActionOf<E>): ShownBlock | null => {
      const { lifecycle } = entity;
      if (!lifecycle) return null;
      const user = session.get()?.user;
      const person = {
        id: user?.id,
        tenant: user?.tenantAlias,
        rules: rules(entity, () => isMainTenant(user?.tenantAlias)),
        owns: isOwnLenders(record, user?.tenantAlias),
        may,
      };
      const actionBlock = whyBlocked(lifecycle, action, record, person);
      if (!actionBlock)
        return session.view()
          ? { hidden: false, words: translate('errors.view_only'), viewed: true }
          : null;
      if (actionBlock.kind === 'permission')
        return { hidden: true, words: '', needed: actionBlock.needed };
      if (actionBlock.kind === 'lender')
        return { hidden: false, words: translate('record.main_tenant_only') };
      if (actionBlock.kind === 'also')
        return { hidden: false, words: missingRight(actionBlock.needed) };
      if (actionBlock.kind === 'maker')
        return { hidden: false, words: translate('record.not_by_maker') };
      if (actionBlock.kind === 'condition')
        return {
          hidden: false,
          words: translate(actionBlock.message, saidValues(actionBlock.values)),
        };
      const own = onlyFromKey(entity.name, action);
      const { enumeration } = entity.fields[lifecycle.field].options as {
        enumeration?: Enumeration;
      };
      const states = actionBlock.from.map((state) =>
        enumeration ? translate(labelKeyOf(enumeration, state), { _: state }) : state,
      );
      if (hasMessage(own)) return { hidden: false, words: translate(own) };
      const quoted = states.map((state) => translate('record.state_quoted', { state }));
      return {
        hidden: false,
        words: translate('record.only_in_states', { states: states.join(', ') }),
        until: translate('record.opens_in_states', { states: quoted.join(', ') }),
      };
    },
    [entity, may, missingRight, translate],
  );
}
