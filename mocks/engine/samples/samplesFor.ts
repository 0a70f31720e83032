import type { AnyEntity } from '../../../src/entity/entity';
import type { Field } from '../../../src/entity/Field';
import { addDays } from '../../../src/domain/dates';
import { consoleText } from '../consoleTexts';
import type { MockRecord } from '../MockRecord';
import { stateValue } from '../stateValue';
import { between, pick, seededRandom, seedOf } from './random';
import { sampleOf } from './sampleOf';
import { sampleContext, type SampleWorld } from './SampleWorld';

/** Share of optional fields that are left empty. */
const EMPTY_SHARE = 0.08;
const TRIES = 20;

/**
 * Sample records of an entity, made by its field kinds: 50 to 120 of them, every value of every choice at least
 * once, cross-field rules kept, some optional fields empty.
 */
export function samplesFor(entity: AnyEntity, world: SampleWorld): MockRecord[] {
  const random = seededRandom(seedOf(entity.name));
  const count = 50 + (seedOf(entity.name) % 71);
  const seen = new Map((entity.unique ?? []).map((field) => [field, new Set<string>()]));
  return Array.from({ length: count }, (_, index) => {
    let record = recordOf(entity, world, index, random);
    for (let retry = 0; retry < TRIES && isBroken(entity, record, seen); retry += 1) {
      record = recordOf(entity, world, index + count * (retry + 1), random, index);
    }
    for (const [field, values] of seen) values.add(String(record[field]));
    return record;
  });
}

function recordOf(
  entity: AnyEntity,
  world: SampleWorld,
  sampleIndex: number,
  random: () => number,
  index = sampleIndex,
): MockRecord {
  const day = addDays(world.today, -between(random, 0, 300));
  const made = new Date(
    Date.parse(`${day}T00:30:00Z`) + between(random, 0, 36_000) * 1_000,
  ).toISOString();
  const record: MockRecord = {
    id: index + 1,
    createdAt: made,
    createdBy: pick(random, world.people).id,
    updatedAt: made,
  };
  const context = sampleContext(world, sampleIndex, random);
  const named = { ...context, called: nameOf(entity, sampleIndex) };
  const naming: readonly string[] = [entity.represent].flat();
  const names = Object.entries(entity.fields);
  names.forEach(([name, field], position) => {
    if (name === 'createdAt' || name === 'updatedAt') return;
    record[name] = valueOf(entity, name, field, index + position * 3, () =>
      sampleOf(field, naming.includes(name) ? named : context),
    );
    const mayBeEmpty = !field.required && index > 30 && name !== entity.lifecycle?.field;
    if (mayBeEmpty && random() < EMPTY_SHARE) record[name] = null;
  });
  for (const { fields, when } of entity.form ?? []) {
    if (when && !when.is.includes(record[when.field]))
      for (const name of fields) record[name] = null;
  }
  return record;
}

/** What a record is called whose name nobody thought of: `Зөвлөгөө 12`. */
function nameOf({ name }: AnyEntity, index: number): string | undefined {
  const kind = consoleText('mn', `resources.${name}.name`)?.split('||||')[0].trim();
  return kind && `${kind} ${index + 1}`;
}

/** Choices go round their values, so that each occurs; everything else comes from the kind. */
function valueOf(
  entity: AnyEntity,
  name: string,
  { kind, options }: Field,
  turn: number,
  sample: () => unknown,
): unknown {
  const { enumeration } = options as { enumeration?: { values: readonly unknown[] } };
  if (!enumeration || kind.several) return sample();
  const { values } = enumeration;
  const states = entity.lifecycle?.field === name ? lifecycleStates(entity, values) : values;
  return states[turn % states.length];
}

/** The states an entity can be in; those its actions know come first. */
function lifecycleStates(entity: AnyEntity, values: readonly unknown[]): readonly unknown[] {
  const actions = Object.values(entity.lifecycle?.actions ?? {});
  return [
    ...new Set([
      ...actions.flatMap(({ from, to }) => [...from, to].map((state) => stateValue(entity, state))),
      ...values,
    ]),
  ];
}

function isBroken(
  entity: AnyEntity,
  record: MockRecord,
  seen: ReadonlyMap<string, Set<string>>,
): boolean {
  const repeated = [...seen].some(
    ([field, values]) => record[field] !== null && values.has(String(record[field])),
  );
  return repeated || (entity.rules?.(record).length ?? 0) > 0;
}
