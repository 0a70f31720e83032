import type { AnyEntity } from '../../../src/entity/entity';
import type { Field, KindName } from '../../../src/entity/Field';
import { declared } from './entities';

/** Areas whose forms are looked at. */
export const AREAS: readonly string[] = ['customers', 'watchlists', 'credit-registry'];

/** Kinds whose values people type; all others are chosen, pointed at or uploaded. */
const TYPED: ReadonlySet<KindName> = new Set<KindName>([
  'text',
  'richText',
  'registerNumber',
  'digits',
  'number',
  'money',
  'date',
]);

/** The typed inputs behind a field: itself, or those of its rows as `shareholders.name`. */
function typedPaths(name: string, { kind, options }: Field): string[] {
  if (options.readOnly) return [];
  const rows = options.fields as Readonly<Record<string, Field>> | undefined;
  if (rows) return Object.entries(rows).flatMap(([key, row]) => typedPaths(`${name}.${key}`, row));
  return TYPED.has(kind.name) || options.upload === 'HTML_TEMPLATE' ? [name] : [];
}

/** What the form of a new record asks for, or of one that is there. */
function formFields({ form, fields }: AnyEntity, isNew: boolean): string[] {
  const sections = form ?? [{ key: 'general', fields: Object.keys(fields) }];
  return sections
    .flatMap((section) => section.fields)
    .filter((name) => isNew || !fields[name].options.once)
    .flatMap((name) => typedPaths(name, fields[name]));
}

function formsOf(entity: AnyEntity): [string, string[]][] {
  const { name, access, lifecycle, of } = entity;
  // Records of another entity are written there.
  const records: [string, string[]][] = of
    ? []
    : [
        ...(access.create
          ? [[`${name} create`, formFields(entity, true)] as [string, string[]]]
          : []),
        ...(access.edit
          ? [[`${name} update`, formFields(entity, false)] as [string, string[]]]
          : []),
      ];
  const areShortcutsBlocked =
    of && declared.some((one) => one.entity.name === of.resource && AREAS.includes(one.area));
  const actions = areShortcutsBlocked ? [] : Object.entries(lifecycle?.actions ?? {});
  return [
    ...records,
    ...actions.map(([action, { confirm }]): [string, string[]] => [
      `${name} ${action}`,
      [
        ...Object.entries(lifecycle?.inputs?.[action] ?? {}).flatMap(([key, field]) =>
          typedPaths(key, field),
        ),
        ...(confirm === 'reason' ? ['reason'] : []),
      ],
    ]),
  ];
}

/** Everything that can be typed into a declared form or action dialog of these areas, by form. */
export const typedFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  declared
    .filter(({ area }) => AREAS.includes(area))
    .flatMap(({ entity }) => formsOf(entity))
    .filter(([, fields]) => fields.length > 0),
);

/** Inputs that a page or dialog makes for itself: typed ones, searches, and confirmations with a reason. */
const OWN_INPUT =
  /<[Ii]nput\b(?![^>]*(?:type="(?:checkbox|radio|file)"|field=))|<textarea|<TextField|<LookupForm\b[^>]*recognise|kind=(?:"reason"|\{[^}]*'reason')/;

const sources: Readonly<Record<string, string>> = import.meta.glob(
  '../../../src/resources/{customers,watchlists,credit-registry}/**/*.tsx',
  { eager: true, query: '?raw', import: 'default' },
);

/** Files of these areas with inputs that no declaration knows of, below `src/resources`. */
export const ownInputs: readonly string[] = Object.entries(sources)
  .filter(([, source]) => OWN_INPUT.test(source))
  .map(([path]) => path.replace(/^.*src\/resources\//, ''))
  .sort();
