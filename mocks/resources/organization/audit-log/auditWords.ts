import { formatDateTime } from '../../../../src/domain/dates';
import { labelKeyOf, normalise } from '../../../../src/domain/enums/readEnum';
import type { AnyEntity } from '../../../../src/entity/entity';
import { isPrivate, isMask, type Field, type Translate } from '../../../../src/entity/Field';
import { maskValue } from '../../../../src/entity/masked';
import { seersOf } from '../../../../src/entity/rights';
import { doneKeys } from '../../../../src/i18n/doneKeys';
import { isLocale } from '../../../../src/i18n/locale';
import type { Call } from '../../../engine/Call';
import { may } from '../../../engine/Caller';
import { consoleText } from '../../../engine/consoleTexts';
import type { HistoryRow } from '../../../engine/History';
import type { RecId } from '../../../engine/MockRecord';
import { tenants } from '../../../engine/samples/tenants';
import { sees } from '../../../engine/tenancy';
import { nameOf } from './nameOf';

/** The texts of an entry: written by the gateway in the caller's language, as logs are kept. */
export interface AuditWords {
  action: (entity: AnyEntity, action: string) => string;
  field: (entity: AnyEntity, name: string) => string;
  /** One side of a change, as far as the caller may know it. */
  value: (entity: AnyEntity, name: string, value: unknown) => string | null;
  reason: (entity: AnyEntity, row: HistoryRow) => string | null;
}

/** The words of the log, in the language of `Accept-Language`. */
export function auditWords(call: Call): AuditWords {
  const asked = (call.headers.get('accept-language') ?? 'mn').slice(0, 2);
  const locale = isLocale(asked) ? asked : 'mn';
  const textOf = (key: string) => consoleText(locale, key);
  const translate: Translate = (key, options) =>
    (textOf(key) ?? (options?._ as string | undefined) ?? key).split(' |||| ')[0];
  const firstOf = (keys: readonly string[], otherwise: string) =>
    keys.map(textOf).find((text) => text !== undefined) ?? otherwise;

  return {
    action: ({ name }, action) => firstOf(doneKeys([name], action), action),
    field: ({ name }, field) =>
      firstOf([`resources.${name}.fields.${field}`, `resources.common.fields.${field}`], field),
    value: (entity, name, value) => {
      const field = entity.fields[name] as Field | undefined;
      if (value === null || value === undefined || value === '') return null;
      if (!field) return typeof value === 'object' ? JSON.stringify(value) : String(value);
      const shown = maskValue(value, field);
      if (isPrivate(field) && !isMask(field, shown) && !may(call.caller, seersOf(entity)))
        return translate('auditLog.hidden');
      return inWords(call, field, shown, translate);
    },
    reason: ({ name, lifecycle }, { action, reason }) => {
      if (reason === undefined) return null;
      const { reasons } = lifecycle?.actions[action] ?? {};
      const known = reasons && normalise(reasons, reason);
      if (reasons && known !== undefined) return translate(labelKeyOf(reasons, known));
      return firstOf([`resources.${name}.reasons.${action}.${reason}`], reason);
    },
  };
}

/** A value as a workbook would have it; records, people and lenders by their names. */
function inWords(call: Call, field: Field, value: unknown, translate: Translate): string {
  const { kind, options } = field;
  const each = (name: (id: unknown) => string) => [value].flat().map(name).join(', ');
  if (kind.refersTo === 'record' || kind.refersTo === 'staff')
    return each((id) => recordName(call, String(options.resource), id as RecId));
  if (kind.refersTo === 'lender')
    return each((alias) => tenants.find((one) => one.alias === alias)?.name ?? String(alias));
  if (kind.name === 'file') return fileName(value);
  if (kind.name === 'embedded' || kind.name === 'json' || kind.name === 'weeklySchedule')
    return JSON.stringify(value);
  const cell = kind.toSheet(value as never, options as never, translate);
  return cell.type === 'd' ? formatDateTime(String(cell.value)).text : String(cell.value ?? '');
}

/** Another lender's record, and one that is gone, stays its number. */
function recordName(call: Call, resource: string, id: RecId): string {
  const collection = call.store.collection(resource);
  const record = collection?.get(id);
  return record && collection && sees(call, collection.entity, record)
    ? nameOf(collection.entity, record)
    : String(id);
}

const fileName = (value: unknown): string =>
  [value]
    .flat()
    .map((file) =>
      typeof file === 'object' && file !== null && 'name' in file ? String(file.name) : '…',
    )
    .join(', ');
