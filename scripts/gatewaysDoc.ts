import { BOOKS } from '../src/domain/books';
import type { AnyEntity, Access } from '../src/entity/entity';
import type { LifecycleAction } from '../src/entity/lifecycle';
import { limitedBy, type Guard } from '../src/entity/guard';
import { privateFiltersOf, searchPathOf } from '../src/entity/privateFilters';
import { readersOf } from '../src/entity/rights';
import { isWritable } from '../src/entity/writable';
import type { AnyEndpoint } from '../src/dataProviders/endpoint';
import type { Method } from '../src/http/request';
import { gatewayNames, type GatewayName } from '../src/http/gateways';

/** One call that the console makes. */
export interface GatewayCall {
  gateway: GatewayName;
  method: Method;
  /** Below the gateway's base address. */
  path: string;
  payload: string;
  permission: string;
  /** Rights of which one is needed beside; nothing where one is enough. */
  also: string;
  /** For which records that is so; for all of them without it. */
  alsoWhere?: string;
  /** What stands beside a right that only opens a list, in words. */
  guard?: string;
  /** Shown in the specification, or assumed until the gateway's owner says otherwise. */
  source: 'specification' | 'assumed';
}

const code = (text: string) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(', ');
const anyOf = (access: Access | undefined) => codes([access ?? []].flat());

const GUARDS = {
  secondPerson: 'two people',
  lead: 'a lead beside the right of the list',
  mainTenant: 'main tenant',
  inForceByAnother: 'another person puts it in force',
  proof: "only where the gateway's own figures prove it",
  asks: 'asks, decides nothing',
  refuses: 'refuses or stops, gives nothing',
  notes: 'writes down, moves nothing',
} as const satisfies Record<Exclude<Guard, object>, string>;

/** What stands beside the right of a write, in words. */
export const guardWords = ({
  guard,
  notByMaker,
}: Pick<LifecycleAction, 'guard' | 'notByMaker'>): string | undefined => {
  const known = guard ?? (notByMaker ? 'secondPerson' : undefined);
  if (known === undefined) return undefined;
  const amount = limitedBy(known);
  return typeof known === 'string'
    ? GUARDS[known]
    : `up to a sum of ${code(String(amount))} a day, beyond it a lead`;
};

/** Fields that a person fills in, of a new record or of one that is there, and the rights that some of them need. */
function written({ fields }: AnyEntity, isNew: boolean): string {
  return Object.keys(fields)
    .filter((name) => isWritable(fields[name], isNew))
    .map((name) => {
      const { needs } = fields[name].options;
      return needs ? `${code(name)} (needs ${anyOf(needs)})` : code(name);
    })
    .join(', ');
}

/**
 * What a list is asked by: what it needs one of, what may stand in an address, and personal data, which goes in a body. A list
 * of the ledger is asked for somebody's books (docs/domain/money.md 2.4).
 */
function asked({
  list,
  fields,
  books,
}: AnyEntity): Record<'needed' | 'open' | 'personal', readonly string[]> {
  const filters = (list.filters ?? []).flatMap((name) =>
    fields[name].kind.filter === 'range' ? [`${name}From`, `${name}To`] : [name],
  );
  const views = (list.views ?? []).flatMap(({ filter }) => Object.keys(filter));
  const privateNames = privateFiltersOf({ list, fields });
  const isPersonal = (name: string) => privateNames.includes(name.replace(/(From|To)$/, ''));
  const needed = list.askedBy ?? [];
  // The history beside any record leads to the list of what was done to it.
  const linked = Object.keys(fields).filter((name) => fields[name].kind.refersTo === 'any');
  const names = [
    ...new Set([
      ...(list.search ? ['q'] : []),
      ...filters,
      ...views,
      ...linked,
      ...(books ? [BOOKS] : []),
    ]),
  ].filter((name) => !needed.includes(name));
  return {
    needed,
    open: ['page', 'size', 'sort', ...names.filter((name) => !isPersonal(name))],
    personal: names.filter(isPersonal),
  };
}

const needing = (needed: readonly string[], others: readonly string[]): string =>
  needed.length > 0 ? `${needed.map(code).join(' or ')} (needed), ${codes(others)}` : codes(others);

const searched = (personal: readonly string[]): string =>
  `${codes(personal.length > 0 ? personal : ['q'])}, beside those of the list; only asks`;

function actionPayload({ confirm, reasons }: LifecycleAction, asked: readonly string[]): string {
  const reason = reasons ? `${code('reason')} (a value of ${reasons.name})` : code('reason');
  const parts = [...(confirm === 'reason' ? [reason] : []), ...asked.map(code)];
  return parts.length > 0 ? parts.join(', ') : '–';
}

/** The calls that follow from one entity's declaration. */
export function callsOf(entity: AnyEntity): GatewayCall[] {
  const { gateway, endpoint, at, access, list, lifecycle } = entity;
  const reads = entity.assumed ? 'assumed' : 'specification';
  const record = `${endpoint}/{id}`;
  const call = (
    method: GatewayCall['method'],
    path: string,
    payload: string,
    allowed: Access | undefined,
    source: GatewayCall['source'] = 'assumed',
    said: Pick<LifecycleAction, 'also' | 'alsoWhere' | 'guard' | 'notByMaker'> = {},
  ): GatewayCall[] =>
    allowed
      ? [
          {
            gateway,
            method,
            path,
            payload,
            permission: anyOf(allowed),
            also: anyOf(said.also),
            alsoWhere: said.alsoWhere,
            guard: guardWords(said),
            source,
          },
        ]
      : [];
  const ruled = (calls: GatewayCall[]): GatewayCall[] =>
    entity.ruledBy === 'mainTenant'
      ? calls.map((one) => ({ ...one, permission: `${one.permission}; main tenant` }))
      : calls;
  const actions = Object.entries(lifecycle?.actions ?? {}).flatMap(([name, action]) =>
    ruled(
      call(
        'POST',
        `${record}/${name}`,
        actionPayload(action, Object.keys(lifecycle?.inputs?.[name] ?? {})),
        action.access,
        'assumed',
        action,
      ),
    ),
  );
  const { needed, open, personal } = asked(entity);
  const rows = list.via
    ? // A list by POST is one that the documents show.
      call('POST', list.via.path, codes([...open, ...personal]), access.list, 'specification')
    : [
        // An address of its own is one that the documents show.
        ...call(
          'GET',
          at?.list ?? endpoint,
          needing(needed, open),
          access.list,
          at?.list ? 'specification' : reads,
        ),
        // Where a list itself has no search, selections have one.
        ...(privateFiltersOf(entity).length > 0
          ? call('POST', searchPathOf(endpoint), searched(personal), access.list)
          : []),
      ];
  // A list over another entity's records has no record and no actions of its own.
  if (entity.of) return rows;
  return [
    ...rows,
    // Sums are of somebody's books on the record's own page, too.
    ...call('GET', record, entity.books === 'sums' ? code(BOOKS) : '–', readersOf(entity), reads),
    ...ruled(
      call('POST', endpoint, written(entity, true), access.create, 'assumed', {
        guard: entity.guards?.create,
      }),
    ),
    // An address of its own is one that the documents show.
    ...ruled(
      call(
        'PUT',
        at?.change ? `${at.change}/{id}` : record,
        `changed ones of ${written(entity, false)}`,
        access.edit,
        at?.change ? 'specification' : 'assumed',
        { guard: entity.guards?.edit },
      ),
    ),
    ...ruled(
      call('DELETE', record, '–', access.delete, 'assumed', { guard: entity.guards?.delete }),
    ),
    ...actions,
    // Records without a life cycle have changes, too.
    ...call(
      'GET',
      `${record}/history`,
      `${code('idempotencyKey')} for the rows of one write alone`,
      access.show ?? access.list,
    ),
  ];
}

const DECIDED_BETWEEN = ['decidedAtFrom', 'decidedAtTo'];

/**
 * What own pages send with a call beside what the declaration of its entity says: the records of a parent, what was decided
 * today, and what a dialog asks for. `tests/afterJourneys/recordedCalls.test.ts` finds what is missing here.
 */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'GET /contracts': ['customerId', 'isWritable'],
  'GET /online-contracts': ['customerId'],
  'GET /contract-signatures': DECIDED_BETWEEN,
  'GET /signature-requests': DECIDED_BETWEEN,
  'GET /loans/assessment': DECIDED_BETWEEN,
  'GET /loans/pending/extension': ['loanId', ...DECIDED_BETWEEN],
  'GET /loans/pending/loan': ['loanId', ...DECIDED_BETWEEN],
  'GET /loans/pending/ltl': ['loanId', ...DECIDED_BETWEEN],
  'GET /loans/pending/payment': ['loanId', ...DECIDED_BETWEEN],
  'GET /income-files': ['incomeId'],
  'GET /segments/members': ['segments'],
  'GET /zms/checks': ['customerId'],
  'GET /zms-line-close-requests': DECIDED_BETWEEN,
  'GET /zms-writer': ['isWritable'],
  'GET /zms-writer-tenant': ['isWritable'],
  'POST /customers/delete/request/{id}/approve_deletion': ['confirmedPhone'],
  'POST /keycloak/user': ['password', 'passwordConfirmation'],
  'POST /zms/checks/{id}/check_zms': ['reason'],
};

/** The payload with what own pages add to it. */
function sent({ method, path, payload }: GatewayCall): string {
  const beside = BESIDE[`${method} ${path}`] ?? [];
  const said = payload && payload !== '–' ? [payload] : [];
  return [...said, ...beside.map(code)].join(', ') || '–';
}

const neededFor = ({ permission, also, alsoWhere, guard }: GatewayCall): string =>
  [
    [permission || 'signed in', also && `and beside it ${also}`, alsoWhere]
      .filter(Boolean)
      .join(' '),
    guard,
  ]
    .filter(Boolean)
    .join('; ');

const row = (call: GatewayCall) =>
  `| ${call.method} | ${code(call.path)} | ${sent(call)} | ${neededFor(call)} | ${call.source} |`;

function table(gateway: string, calls: readonly GatewayCall[]): string {
  const own = calls.filter((call) => call.gateway === gateway);
  if (own.length === 0) return `## ${gateway}\n\nNothing is asked of it yet.\n`;
  const head = '| method | path | payload | permission | source |\n| --- | --- | --- | --- | --- |';
  return `## ${gateway}\n\n${head}\n${own.map(row).join('\n')}\n`;
}

const INTRODUCTION = `# Gateways

Generated from the entity declarations and the endpoints by \`npm run approve\`; do not edit.

Paths stand below the base address that \`public/config.json\` gives for the gateway. *specification*: the two
specification documents show the call; *assumed*: they show what it is for and not how, so its path and payload are
this console's reading and the gateway's owner has the last word.

- **Every call** sends \`Authorization: Bearer …\` (not when a segment of the path is exactly \`public\`),
  \`Accept-Language\`, \`X-Client\` and the \`traceparent\` of the W3C; a gateway of another origin must allow them. Writes send \`Idempotency-Key\`, one UUID per intent, kept over its retries.
- **Lists** answer Spring pages \`{content, totalElements, totalPages, size, numberOfElements, pageable: {offset}}\`;
  \`page\` counts from 0, \`sort\` is \`field,asc\` or \`field,desc\`, several values repeat the key, a range of dates is
  \`<field>From\` and \`<field>To\`. Records by their ids: the list's path with \`?id=1&id=2&size=2\`.
- **Personal data in a question** (register numbers, phones, names, whatever is typed to find somebody) is asked by
  \`POST {list}/search\`, with all the names of the list in the JSON body; the answer is the list's. No address carries
  it, but for the two calls of the documents that say so. [assumed]
- **Permissions**: one of those named is enough; *main tenant* beside them: a write on what all lenders share, which a
  gateway refuses to people of any other lender with 403 and \`MAIN_TENANT_ONLY\`. [assumed]
- **Books**: figures and lists of the ledger are of the caller's own lender unless \`books\` names another one (an alias) or
  the sum of all (\`all\`), which only people of the main lender may ask for: 403 with \`OTHER_BOOKS\`, 404 for a lender
  that is not there. [assumed]
- **Two people, limits, proofs** stand behind the right of a write: who made it does not decide it (409,
  \`MAKER_IS_CHECKER\`); one person moves no more than a sum a day (400 at the amount); the gateway does it only where its
  own figures prove it (409). A right that only opens a list is never enough by itself. [assumed]
- **New records** carry writable fields alone; the gateway sets everything else.
- **Changes** (\`PUT\`) carry the writable fields that were changed and nothing else, under \`If-Match\` with the
  \`ETag\` that the record was read with; what is not sent stays as it is, \`null\` empties. Another version is 412 (or 409)
  with \`VERSION_CONFLICT\`, none is 428. [assumed]
- **Lists of sub-records** (shareholders) are sent as all their rows, in their order: \`{id, …}\` is the record's own row
  with what was changed of it, a row without \`id\` is a new one, a row that is not sent is removed. The gateway gives
  each row its \`id\`. [assumed]
- **Masked values**, read-only and derived ones never travel back. A gateway refuses them, and names that it does not
  know, with 400 and a reason at each of them in \`fields\`. [assumed]
- **Actions** of a life cycle answer the changed record; a transition that is not open is 409 with
  \`TRANSITION_FORBIDDEN\`. They carry \`If-Match\` like changes, and so do the calls marked *on the version that was
  seen*; rows of lists give theirs as \`@etag\`. A refusal of an old version holds the record as it is now in
  \`current\`. [assumed]
- **Permissions** in a list are alternatives: one of them is enough. What stands after *and beside it* is needed as well; a
  field that *needs* a right is refused (403) to who lacks it, unless it is left empty.
- **Errors** are \`{code, message, fields?, requestId}\`; \`fields\` land on their inputs. A duplicate is 409 with its
  \`fields\`, and with \`existingId\` for callers who may open the record that has the value. [assumed]
`;

/** A call beside the ordinary ones of an entity. */
export const callOf = ({
  gateway,
  method,
  path,
  carries = '–',
  access,
  allowed,
  assumed,
  guard,
  on,
  books,
}: AnyEndpoint): GatewayCall => ({
  gateway,
  method,
  path: path.replace(/:(\w+)/g, '{$1}'),
  payload: [carries, books && '`books`', on && 'on the version that was seen']
    .filter((part) => part && (part !== '–' || !books))
    .join('; '),
  permission: [anyOf(access), allowed].filter(Boolean).join('; '),
  also: '',
  guard: guardWords({ guard }),
  source: assumed ? 'assumed' : 'specification',
});

/** The text of docs/gateways.md. */
export function gatewaysDoc(
  entities: readonly AnyEntity[],
  endpoints: readonly AnyEndpoint[],
): string {
  const calls = [...endpoints.map(callOf), ...entities.flatMap(callsOf)];
  return [INTRODUCTION, ...gatewayNames.map((gateway) => table(gateway, calls))].join('\n');
}
