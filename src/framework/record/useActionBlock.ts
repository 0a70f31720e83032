import { useTranslate, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { session } from '../../auth/session';
import type { Enumeration } from '../../domain/enums/enumeration';
import { labelKeyOf } from '../../domain/enums/readEnum';
import { saidValues } from '../../domain/money';
import type { ActionOf, AnyEntity } from '../../entity/entity';
import { onlyFromKey, whyBlocked } from '../../entity/lifecycle';
import { hasMessage } from '../../i18n/i18nProvider';
import { useMay } from '../useMay';

/**
 * Why an action of a record is not open, in words, or null when it is. `hidden` = the person lacks the right: the button
 * is not shown at all; a missing precondition shows it disabled with its reason (docs/domain/interface.md 6.1).
 */
export function useActionBlock<E extends AnyEntity>(entity: E) {
  const may = useMay();
  const translate = useTranslate();
  return useCallback(
    (record: RaRecord, action: ActionOf<E>): { hidden: boolean; words: string } | null => {
      const { lifecycle } = entity;
      if (!lifecycle) return null;
      const user = session.get()?.user;
      const person = { id: user?.id, tenant: user?.tenantAlias, may };
      const actionBlock = whyBlocked(lifecycle, action, record, person);
      if (!actionBlock) return null;
      if (actionBlock.kind === 'permission')
        return { hidden: true, words: actionBlock.needed.join(', ') };
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
      return {
        hidden: false,
        words: hasMessage(own)
          ? translate(own)
          : translate('record.only_in_states', { states: states.join(', ') }),
      };
    },
    [entity, may, translate],
  );
}
