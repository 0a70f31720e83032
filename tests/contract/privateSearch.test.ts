import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProviders';
import { addressIn } from '../../src/entity/addressIn';
import type { AnyEntity } from '../../src/entity/entity';
import { isPrivate } from '../../src/entity/Field';
import { privateFiltersOf } from '../../src/entity/privateFilters';
import { isPrivateFilter } from '../../src/framework/list/useListFilters';
import { gatewayNames } from '../../src/http/gateways';
import { base, setupConsole } from '../dataProviders/console';
import { declared } from './support/entities';

/** What people type into the search of a list about somebody. */
const SENTINELS = ['УК03271614', '99112233', 'Батболдын Мөнхцэцэг'];

/** Lists of things: nobody is looked for in them, and what is typed may stand in an address. A list more wants a thought. */
const THINGS = [
  'accounting/accounts/internal',
  'agreement',
  'branch',
  'car-loan/prices',
  'cashoutfee',
  'coupon',
  'coupon/category',
  'coupon/requests',
  'document_template',
  'donation',
  'envelopes/themes',
  'holiday',
  'loan-banner',
  'merchant-education',
  'news',
  'notification',
  'notification-category',
  'options',
  'org-branch',
  'org-branch-choice',
  'org-position',
  'org-position-choice',
  'org-unit',
  'org-unit-choice',
  'questions',
  'saving-image',
  'settings/mail-template',
  'settings/message-template',
  'sticker',
  'sticker/package',
  'video',
  'web-content',
];

const { seen, answer } = setupConsole();
const addressOf = ({ gateway, endpoint, list, at, access, fields }: AnyEntity) =>
  addressIn({
    gateway,
    endpoint,
    via: list.via,
    at,
    access,
    privateFilters: privateFiltersOf({ fields, list }),
  });
const addresses = new Map(declared.map(({ entity }) => [entity.name, addressOf(entity)]));
const provider = createDataProvider({
  addressOf: (resource) => addresses.get(resource as AnyEntity['name']),
});
const searched = declared.map(({ entity }) => entity).filter(({ list }) => list.search);
const ofThings = searched.filter(({ list }) => list.search === true);

beforeEach(() => {
  answer(
    ...gatewayNames.map((name) =>
      http.all(`${base(name)}/*`, () => HttpResponse.json({ content: [], totalElements: 0 })),
    ),
  );
});

it('is in an address for lists of things alone', () => {
  expect(ofThings.map(({ name }) => name).sort()).toEqual(THINGS);
});

it('is in no address where a record says who somebody is', () => {
  const saysWho = ofThings.filter(({ fields }) =>
    Object.values(fields).some(
      (field) => field.options.person !== undefined || (isPrivate(field) && !field.kind.file),
    ),
  );
  expect(saysWho.map(({ name }) => name)).toEqual([]);
});

it('goes in the body from every other list, and neither the console’s address nor the browser keeps it', async () => {
  const about = searched.filter(({ list }) => list.search !== true);
  expect(about.length).toBeGreaterThan(70);
  const leaked: string[] = [];
  for (const entity of about)
    for (const q of SENTINELS) {
      seen.length = 0;
      await provider.getList(entity.name, {
        pagination: { page: 1, perPage: 20 },
        sort: { field: 'id', order: 'ASC' },
        filter: { q },
      });
      const [{ url, body }] = seen;
      const isSent = (body as { q?: string } | undefined)?.q === q;
      if (!isSent || decodeURIComponent(url.href).includes(q)) leaked.push(entity.name);
      // What is private lives in the memory of the page (`usePrivateFilters`), not in the list's address.
      if (!isPrivateFilter(entity, 'q')) leaked.push(`${entity.name} in the console`);
    }
  expect(leaked).toEqual([]);
});
