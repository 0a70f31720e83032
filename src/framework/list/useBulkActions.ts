import type { RaRecord } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { useActionBlock } from '../record/useActionBlock';
import { useMay } from '../useMay';

/** An action that the person may do, against the ticked rows. */
export interface BulkAction {
  action: string;
  /** The ticked rows that it is open for. */
  rows: readonly RaRecord[];
  /** Why it cannot be done with the ticked rows as they are; undefined where it can. */
  words?: string;
}

/** True for an action whose dialog asks for more than a confirmation: it is done with one record. */
export const isForOne = ({ lifecycle }: AnyEntity, action: string): boolean =>
  lifecycle?.inputs?.[action] !== undefined;

/** What can be done with the ticked rows, and why the rest cannot. */
export function useBulkActions(entity: AnyEntity, ticked: readonly RaRecord[]): BulkAction[] {
  const translate = useTranslate();
  const may = useMay();
  const whyBlocked = useActionBlock(entity);
  return Object.entries(entity.lifecycle?.actions ?? {}).flatMap(([action, { access }]) => {
    if (!may(access)) return [];
    const judged = ticked.map((record) => ({ record, actionBlock: whyBlocked(record, action) }));
    const rows = judged.filter(({ actionBlock }) => !actionBlock).map(({ record }) => record);
    const reasons = new Set(judged.flatMap(({ actionBlock }) => actionBlock?.words ?? []));
    const isTooMany = rows.length > 1 && isForOne(entity, action);
    const words = isTooMany
      ? translate('list.one_at_a_time')
      : rows.length === 0
        ? [...reasons].join(' ')
        : undefined;
    return [{ action, rows, words }];
  });
}
