import { useTranslate, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { session } from '../../auth/session';
import type { Enumeration } from '../../domain/enums/enumeration';
import { labelKeyOf } from '../../domain/enums/readEnum';
import type { ActOf, AnyEntity } from '../../entity/entity';
import { hindranceOf } from '../../entity/lifecycle';
import { useMay } from '../useMay';

/**
 * Why an act of a record is not open, in words, or null when it is. `hidden` = the person lacks the right: the
 * button is not shown at all; a missing precondition shows it disabled with its reason (interface rule 28).
 */
export function useHindrance<E extends AnyEntity>(entity: E) {
  const may = useMay();
  const translate = useTranslate();
  return useCallback(
    (record: RaRecord, action: ActOf<E>): { hidden: boolean; words: string } | null => {
      const { lifecycle } = entity;
      if (!lifecycle) return null;
      const user = session.get()?.user;
      const person = { id: user?.id, tenant: user?.tenantAlias, may };
      const hindrance = hindranceOf(lifecycle, action, record, person);
      if (!hindrance) return null;
      if (hindrance.kind === 'permission')
        return { hidden: true, words: hindrance.needed.join(', ') };
      if (hindrance.kind === 'maker')
        return { hidden: false, words: translate('record.not_by_maker') };
      if (hindrance.kind === 'condition')
        return { hidden: false, words: translate(hindrance.message, hindrance.values) };
      const { enumeration } = entity.fields[lifecycle.field].options as {
        enumeration?: Enumeration;
      };
      const states = hindrance.from.map((state) =>
        enumeration ? translate(labelKeyOf(enumeration, state), { _: state }) : state,
      );
      return {
        hidden: false,
        words: translate('record.only_in_states', { states: states.join(', ') }),
      };
    },
    [entity, may, translate],
  );
}
