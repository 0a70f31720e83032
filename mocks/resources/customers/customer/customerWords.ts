import type { Enumeration } from '../../../../src/domain/enums/enumeration';
import { customerProcessStage } from '../../../../src/domain/customerProcess';
import { customers as en } from '../../../../src/i18n/en/areas/customers';
import { customers as mn } from '../../../../src/i18n/mn/areas/customers';
import { customers as ru } from '../../../../src/i18n/ru/areas/customers';
import { names as namesEn } from '../../../../src/i18n/en/names';
import { names as namesMn } from '../../../../src/i18n/mn/names';
import { names as namesRu } from '../../../../src/i18n/ru/names';
import { frame as frameEn } from '../../../../src/i18n/en/frame';
import { frame as frameMn } from '../../../../src/i18n/mn/frame';
import { frame as frameRu } from '../../../../src/i18n/ru/frame';
import { labelKeyOf } from '../../../../src/domain/enums/readEnum';
import type { Call } from '../../../engine/Call';
import { collectionOf } from '../../../engine/records';

type Tree = Readonly<Record<string, unknown>>;

const CATALOGUES: Readonly<Record<string, readonly Tree[]>> = {
  mn: [mn, frameMn],
  en: [en, frameEn],
  ru: [ru, frameRu],
};

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mn: namesMn,
  en: namesEn,
  ru: namesRu,
};

/** How a log's texts are written: by the gateway, in the caller's language, as logs are kept. */
export interface Words {
  field: (name: string) => string;
  value: (field: string, value: unknown) => string | null;
  reason: (action: string, reason: string | undefined) => string | null;
  /** What led to an act: its code, and what kind of record it is of. */
  source: (source: string | undefined, record: string | undefined) => string | null;
}

function textOf(trees: readonly Tree[], key: string): string | undefined {
  for (const tree of trees) {
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Tree | undefined)?.[name], tree);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** The words of a customer's fields and values, in the language of `Accept-Language`. */
export function customerWords(call: Call): Words {
  const locale = (call.headers.get('accept-language') ?? 'mn').slice(0, 2);
  const trees = CATALOGUES[locale] ?? CATALOGUES.mn;
  const names = NAMES[locale] ?? NAMES.mn;
  const { fields, lifecycle } = collectionOf(call, 'customers').entity;
  const inWords = (enumeration: Enumeration, value: unknown) =>
    textOf(trees, labelKeyOf(enumeration, value as string)) ?? String(value);
  return {
    field: (name) =>
      textOf(trees, `resources.customers.fields.${name}`) ??
      textOf(trees, `resources.common.fields.${name}`) ??
      name,
    value: (field, value) => {
      if (value === null || value === undefined) return null;
      if (field === 'state') {
        const { code, stage, known } = customerProcessStage(String(value));
        const words = known && stage && textOf(trees, `enums.CustomerProcessCode.${stage}`);
        return words ? `${code} ${words}` : code;
      }
      const { enumeration } = (fields[field]?.options ?? {}) as { enumeration?: Enumeration };
      return enumeration ? inWords(enumeration, value) : String(value);
    },
    reason: (action, reason) => {
      if (reason === undefined) return null;
      const { reasons } = lifecycle?.actions[action] ?? {};
      if (reasons) return `${reason} ${inWords(reasons, Number(reason))}`;
      return textOf(trees, `resources.customers.reasons.${action}.${reason}`) ?? reason;
    },
    source: (source, record) => {
      if (source === undefined) return null;
      const name = record && names[record.slice(0, record.lastIndexOf('/'))];
      return name
        ? `${name.split(' |||| ')[0]} ${source}`
        : (textOf(trees, `record.sources.${source}`) ?? source);
    },
  };
}
