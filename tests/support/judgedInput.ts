import type { RaRecord } from 'ra-core';
import { matchPath } from 'react-router-dom';
import { manifests } from 'virtual:manifest';
import { beforeAll, expect, test } from 'vitest';
import { observe } from '../../src/domain/clock';
import type { AnyEntity } from '../../src/entity/entity';
import {
  fieldNamed,
  optionsOf,
  rowFieldsOf,
  type Field,
  type Fields,
} from '../../src/entity/Field';
import { represent } from '../../src/entity/represent';
import { recordSchema, type FormSchema } from '../../src/entity/validate';
import { labelOf, offeredValues, type ChoiceOptions } from '../../src/fields/choice/schema';
import { readDate, scaleOf } from '../../src/fields/date/typed';
import type { EmbeddedFieldOptions } from '../../src/fields/embedded/schema';
import type { MoneyOptions } from '../../src/fields/money/schema';
import { readAmount } from '../../src/fields/money/typed';
import { readNumber } from '../../src/fields/number/typed';
import type { ReferenceOptions } from '../../src/fields/reference/schema';
import { errorText } from '../../src/fields/shared/errorText';
import { defaultsOf } from '../../src/framework/form/defaults';
import { errorsByName } from '../../src/framework/form/mistakes';
import { resolverOf } from '../../src/framework/form/useSchemaForm';
import { typedOf } from '../../src/framework/record/actionAnswers';
import { actionLabelKey } from '../../src/framework/record/actionLabel';
import { answerDefaults, answerSchema } from '../../src/framework/record/answerSchemas';
import { fieldLabelKey, i18nProvider, loadArea } from '../../src/i18n/i18nProvider';
import type { ResourceName } from '../../src/i18n/Catalogue';
import { entryKindAt } from '../../src/resources/accounting/staff-entry/entryForms';
import { declared } from '../contract/support/entities';
import { ask, startGateways, type Gateways } from '../contract/support/gateways';
import type { BadInput, Typed } from './badInput';

type Values = Record<string, unknown>;

/** A form as the console opens it: what is asked for, what stands in it, and what judges it. */
interface Form {
  resource: ResourceName;
  fields: Fields;
  values: Values;
  schema: FormSchema;
  /** The record that it edits: what is masked of it is not judged. */
  given?: Values;
}

/** Inputs of a form or of a row of it, by the start of their names: `accounts.0.`. */
interface Part {
  fields: Fields;
  resource: ResourceName;
  at: string;
}

const { translate } = i18nProvider;

/** The label of what an action's confirmation asks for itself. */
const REASON = 'reason';

let gateways: Gateways | undefined;

/** Whose form an address opens: the entity, and the record where there is one. */
interface Place {
  entity: AnyEntity;
  id?: string;
}

const entityOf = (name: ResourceName): AnyEntity => {
  const found = declared.find(({ entity }) => entity.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found.entity;
};

/** Forms that have addresses of their own, beside those that entities declare. */
function ownPlaceAt(pathname: string): Place | undefined {
  if (entryKindAt(pathname)) return { entity: entityOf('accounting/entries') };
  const criteria = pathname === '/current-account/deposit-criteria';
  return criteria ? { entity: entityOf('deposit_criteria'), id: '1' } : undefined;
}

function placeAt(path: string): Place {
  const { pathname, searchParams } = new URL(path, 'http://console');
  const own = ownPlaceAt(pathname);
  if (own) return own;
  for (const kind of ['create', 'edit', 'show', 'list'] as const)
    for (const { name, paths } of manifests) {
      const pattern = paths[kind];
      const found = pattern && matchPath(pattern, pathname);
      if (!found) continue;
      const id = found.params.id ?? searchParams.get('id') ?? undefined;
      return { entity: entityOf(name), id };
    }
  throw new Error(`No form of an entity is at ${path}.`);
}

/** A record as its gateway gives it to a person. */
async function recordOf(entity: AnyEntity, id: string, as: string): Promise<RaRecord> {
  if (!gateways) throw new Error('The gateways start before the first test.');
  const { status, body } = await ask(gateways, entity, { as, path: `${entity.endpoint}/${id}` });
  if (status !== 200) throw new Error(`${entity.name} ${id}: ${status}`);
  return body as Values as RaRecord;
}

/** The form at the address of a row, or the dialog of its action. */
async function formOf({ path, who, action }: BadInput): Promise<Form> {
  const { entity, id } = placeAt(path);
  const { name } = entity;
  for (const area of areasOf(entity)) await loadArea(area);
  const record = id === undefined ? undefined : await recordOf(entity, id, who?.person ?? 'admin');
  if (action === undefined) {
    const kind = entryKindAt(path);
    const started = kind ? { kind } : defaultsOf(entity);
    const schema = recordSchema(entity);
    return {
      resource: name,
      fields: entity.fields,
      values: record ?? started,
      schema,
      given: record,
    };
  }
  const { actions = {}, inputs } = entity.lifecycle ?? {};
  const act = Object.keys(actions).find((one) => translate(actionLabelKey(name, one)) === action);
  if (act === undefined || !record) throw new Error(`${path} has no ${action}.`);
  const label = (field: string) => translate(fieldLabelKey(name, field));
  const code = typedOf(entity, act, [record], { label, translate })?.code;
  return {
    resource: name,
    fields: inputs?.[act] ?? {},
    values: answerDefaults(entity, act, record),
    schema: answerSchema(entity, act, record, code),
  };
}

/** The areas whose texts the form has: its own, and that of the loans where entries speak of them. */
const areasOf = ({ name }: AnyEntity): string[] => [
  ...manifests.flatMap((manifest) => (manifest.name === name ? [manifest.area] : [])),
  ...(name === 'accounting/entries' ? ['loans'] : []),
];

/** The name of the field behind a label. */
function nameOf(label: string, { fields, resource }: Part): string {
  const names = Object.keys(fields).filter(
    (name) => translate(fieldLabelKey(resource, name)) === label,
  );
  if (names.length === 0 && label === translate('common.reason')) return REASON;
  if (names.length !== 1) throw new Error(`${names.length} fields are called ${label}.`);
  return names[0];
}

/** What the input of a kind makes of a typed text, and what it says of it itself. */
function readTyped(field: Field | undefined, typed: string): { value: unknown; problem?: string } {
  switch (field?.kind.name) {
    case 'money': {
      const { negative = false } = optionsOf<MoneyOptions>(field);
      const read = readAmount(typed, negative);
      if ('value' in read) return read;
      return { value: typed, problem: translate(`kinds.money.${read.refused}`) };
    }
    case 'number':
      return { value: readNumber(typed) };
    case 'date':
      return { value: readDate(typed, scaleOf(field)) };
    case 'digits':
    case 'registerNumber':
      return { value: field.kind.normalise?.(typed) || null };
    case 'text':
    case undefined:
      return { value: typed.trim() || null };
    default:
      throw new Error(`Nothing is typed into a ${field?.kind.name}.`);
  }
}

/** The value of an option of a list, or of the record that a search finds. */
function chosenOf(field: Field, option: string): unknown {
  const value =
    field.kind.name === 'reference' ? recordNamed(field, option) : listed(field, option);
  if (value === undefined) throw new Error(`${option} cannot be chosen.`);
  return field.kind.several ? [value] : value;
}

const listed = (field: Field, option: string) => {
  const options = optionsOf<ChoiceOptions>(field);
  return offeredValues(options).find((value) => labelOf(value, options, translate) === option);
};

const recordNamed = (field: Field, option: string) => {
  const { resource } = optionsOf<ReferenceOptions>(field);
  const all = gateways?.store.collection(resource)?.all ?? [];
  return all.find((record) => represent(resource, record) === option)?.id;
};

/** What was put into a form. */
interface Answers {
  values: Values;
  /** Names of the inputs that were touched. */
  touched: string[];
  /** What inputs say themselves, by name: it stands there instead of what the rules say. */
  problems: Record<string, string>;
}

/** What is put into the inputs of a form or of a row. */
function answersOf({ chooses = {}, fills = {} }: Typed, part: Part): Answers {
  const answers: Answers = { values: {}, touched: [], problems: {} };
  const put = (name: string, value: unknown, problem?: string) => {
    answers.values[name] = value;
    answers.touched.push(part.at + name);
    if (problem !== undefined) answers.problems[part.at + name] = problem;
  };
  for (const [label, option] of Object.entries(chooses)) {
    const name = nameOf(label, part);
    put(name, chosenOf(part.fields[name], option));
  }
  for (const [label, typed] of Object.entries(fills)) {
    const name = nameOf(label, part);
    const { value, problem } = readTyped(fieldNamed(part.fields, name), typed);
    put(name, value, problem);
  }
  return answers;
}

/** The first list of a form whose rows have these inputs. */
function listOf({ fields, resource }: Form, rows: readonly Typed[]): Part {
  const asked = rows.flatMap(({ chooses, fills }) => Object.keys({ ...chooses, ...fills }));
  for (const [name, field] of Object.entries(fields)) {
    const rowFields = rowFieldsOf(field);
    if (!rowFields) continue;
    const { labels = resource } = optionsOf<EmbeddedFieldOptions>(field);
    const known = Object.keys(rowFields).map((one) => translate(fieldLabelKey(labels, one)));
    if (asked.every((label) => known.includes(label)))
      return { fields: rowFields, resource: labels, at: name };
  }
  throw new Error(`No list has ${asked.join(', ')}.`);
}

/** A form that is filled in: rows that are there are changed, others added. */
function filledIn(form: Form, row: BadInput): Answers {
  const all = answersOf(row, { ...form, at: '' });
  all.values = { ...form.values, ...all.values };
  if (!row.rows) return all;
  const list = listOf(form, row.rows);
  const rows = [...((form.values[list.at] ?? []) as Values[])];
  for (const [at, typed] of row.rows.entries()) {
    const answers = answersOf(typed, { ...list, at: `${list.at}.${at}.` });
    rows[at] = { ...rows[at], ...answers.values };
    all.touched.push(...answers.touched);
    Object.assign(all.problems, answers.problems);
  }
  all.values[list.at] = rows;
  return all;
}

/** What an input is called by its name: after its row where it is in a list. */
function labelAt(path: string, { fields, resource }: Form): string {
  const [name, index, inner] = path.split('.');
  if (name === REASON && !fieldNamed(fields, name)) return translate('common.reason');
  const label = translate(fieldLabelKey(resource, name));
  if (inner === undefined) return label;
  const { labels } = optionsOf<EmbeddedFieldOptions>(fields[name]);
  const number = translate('kinds.embedded.row', { number: Number(index) + 1 });
  return `${label}: ${number}: ${translate(fieldLabelKey(labels ?? resource, inner))}`;
}

/**
 * What the form at a row's address says when this is typed, by label: read by the kinds' own readers, judged by the form's
 * own resolver, in the words of the screen. Without `submit` only what was touched is told, as in the form.
 */
async function judged(row: BadInput): Promise<Record<string, string>> {
  const form = await formOf(row);
  const { values, touched, problems } = filledIn(form, row);
  const { errors } = await resolverOf(form.schema)(
    values,
    { given: form.given },
    { fields: {}, shouldUseNativeValidation: false },
  );
  const told = Object.fromEntries(
    errorsByName(errors).map(({ path, error }) => [path, errorText(error, translate) ?? '']),
  );
  return Object.fromEntries(
    Object.entries({ ...told, ...problems })
      .filter(([path]) => row.submit !== undefined || touched.includes(path))
      .map(([path, text]) => [labelAt(path, form), text]),
  );
}

/**
 * A test for each rule, without a console: what the form says of what is typed. That it stands beside the field, and that
 * nothing is written, is shown by a journey of each kind of place (`journeys/badInput.ts`).
 */
export function testJudged(rules: readonly BadInput[]): void {
  beforeAll(async () => {
    gateways ??= await startGateways();
    // As after the first answer: what is a day of the future goes by the gateways' clock.
    observe(gateways.store.clock.iso());
  });
  test.each(rules.map((row) => [row.rule, row] as const))('%s', async (_, row) => {
    expect(await judged(row)).toEqual(row.said);
  });
}
