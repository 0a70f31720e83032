import type { RaRecord } from 'ra-core';
import type { Enumeration } from '../../domain/enums/enumeration';
import { labelKeyOf } from '../../domain/enums/readEnum';
import type { AnyEntity } from '../../entity/entity';
import type { Translate } from '../../entity/Field';
import type { ReasonOption } from '../../ui/ConfirmDialog/ReasonField';

/** The predefined reasons of an action in words; undefined where the reason is free text. */
export const reasonsOf = (
  reasons: Enumeration | undefined,
  translate: Translate,
): ReasonOption[] | undefined =>
  reasons?.values.map((value) => ({
    value: String(value),
    // Codes of the documents are what staff say to each other.
    label:
      typeof value === 'number'
        ? `${value} ${translate(labelKeyOf(reasons, value))}`
        : translate(labelKeyOf(reasons, value)),
  }));

/**
 * What is typed to confirm an action of consequence (docs/domain/interface.md 6.2): the record's code, or its id where it
 * has none.
 */
export const codeOf = ({ lifecycle }: AnyEntity, record: RaRecord): string =>
  String((lifecycle?.code && record[lifecycle.code]) ?? record.id);

/** What that is, in words: the label of its field, or that it is the number of the record. */
export const codeLabelOf = (
  { lifecycle }: AnyEntity,
  record: RaRecord,
  { label, translate }: { label: (field: string) => string; translate: Translate },
): string => {
  const name = lifecycle?.code;
  const isCoded = name !== undefined && (record[name] ?? null) !== null;
  return isCoded ? label(name) : translate('shell.confirm.id');
};
