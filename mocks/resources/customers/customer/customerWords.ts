import type { Enumeration } from '../../../../src/domain/enums/enumeration';
import { customerProcessStage } from '../../../../src/domain/customerProcess';
import { labelKeyOf } from '../../../../src/domain/enums/readEnum';
import type { Call } from '../../../engine/Call';
import { consoleText } from '../../../engine/consoleTexts';
import { localeAsked } from '../../../engine/messages';
import { collectionOf } from '../../../engine/records';

/** How a log's texts are written: by the gateway, in the caller's language, as logs are kept. */
export interface Words {
  field: (name: string) => string;
  value: (field: string, value: unknown) => string | null;
  reason: (action: string, reason: string | undefined) => string | null;
  /** What led to an action: its code, and what kind of record it is of. */
  source: (source: string | undefined, record: string | undefined) => string | null;
}

/** The words of a customer's fields and values, in the language of `Accept-Language`. */
export function customerWords(call: Call): Words {
  const locale = localeAsked(call.headers.get('accept-language'));
  const textOf = (key: string) => consoleText(locale, key);
  const { fields, lifecycle } = collectionOf(call, 'customers').entity;
  const inWords = (enumeration: Enumeration, value: unknown) =>
    textOf(labelKeyOf(enumeration, value as string)) ?? String(value);
  return {
    field: (name) =>
      textOf(`resources.customers.fields.${name}`) ??
      textOf(`resources.common.fields.${name}`) ??
      name,
    value: (field, value) => {
      if (value === null || value === undefined) return null;
      if (field === 'state') {
        const { code, stage, known } = customerProcessStage(String(value));
        const words = known && stage && textOf(`enums.CustomerProcessCode.${stage}`);
        return words ? `${code} ${words}` : code;
      }
      const { enumeration } = (fields[field]?.options ?? {}) as { enumeration?: Enumeration };
      return enumeration ? inWords(enumeration, value) : String(value);
    },
    reason: (action, reason) => {
      if (reason === undefined) return null;
      const { reasons } = lifecycle?.actions[action] ?? {};
      if (reasons) return `${reason} ${inWords(reasons, Number(reason))}`;
      return textOf(`resources.customers.reasons.${action}.${reason}`) ?? reason;
    },
    source: (source, record) => {
      if (source === undefined) return null;
      const name = record && textOf(`resources.${record.slice(0, record.lastIndexOf('/'))}.name`);
      return name
        ? `${name.split(' |||| ')[0]} ${source}`
        : (textOf(`record.sources.${source}`) ?? source);
    },
  };
}
