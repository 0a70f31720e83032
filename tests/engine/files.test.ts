import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../src/entity/entity';
import { only } from '../support/rights';
import { declared } from '../contract/support/entities';
import { gatewayDesk } from './gatewayDesk';

const desk = gatewayDesk();

interface Shown {
  id: number;
  tenant?: string;
  signature: { url: string };
}

/** A signature of the main lender's customer, as somebody who may see it is answered it. */
async function ownSignature(): Promise<Shown> {
  const rows = desk.store.collection('contract-signature')?.all ?? [];
  const found = rows.find(({ tenant, signature }) => tenant === 'pocketmn' && signature);
  if (!found) throw new Error('There is one in every sample.');
  return found as unknown as Shown;
}

const bytesAt = (address: string, as?: string) =>
  desk.gateways.handle(
    new Request(`http://localhost${address}`, {
      headers: as ? { Authorization: `Bearer ${as}` } : {},
    }),
  );

const statusAt = async (address: string, as?: string) => (await bytesAt(address, as))?.status;

describe('a customer’s signature', () => {
  it('has an address that nobody opens without a token', async () => {
    const { signature } = await ownSignature();
    expect(signature.url).toMatch(/^\/gateway-lab\/files\/[\da-f]{32}$/);
    expect(await statusAt(signature.url)).toBe(401);
    expect(await statusAt(signature.url.replace('/files/', '/public/files/'))).toBe(404);
  });

  it('is there for who sees its record, and for nobody else', async () => {
    const { signature } = await ownSignature();
    const seen = await bytesAt(signature.url, only('signature-lib:access'));
    expect([seen?.status, seen?.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await statusAt(signature.url, only('news:list'))).toBe(404);
    expect(await statusAt(signature.url, `${only('signature-lib:access')}@altan`)).toBe(404);
  });
});

it('a picture of an identity card is for who sees the customer', async () => {
  const customer = desk.store
    .collection('customers')
    ?.all.find(({ tenant, identityImages }) => tenant === 'pocketmn' && identityImages);
  const viewer = only('customer:view');
  const { body } = await desk.get(
    `/gateway-customer/customers/${String(customer?.id)}/identity`,
    viewer,
  );
  const [{ image }] = body.images as { image: { url: string } }[];
  expect(await statusAt(image.url, viewer)).toBe(200);
  expect(await statusAt(image.url)).toBe(401);
  expect(await statusAt(image.url, only('customer:list'))).toBe(404);
  expect(await statusAt(image.url, `${viewer}@altan`)).toBe(404);
});

it('what the app shows needs no token', async () => {
  const banner = desk.store.collection('loan-banner')?.all[0];
  const { url } = banner?.image as { url: string };
  expect(url).toMatch(/^\/gateway-lab\/public\/files\/[\da-f]{32}$/);
  expect(await statusAt(url)).toBe(200);
});

/** Pictures that the app shows: content, offers and their looks. */
const PUBLISHED = [
  'coupon.image',
  'coupon.thumbnail',
  'coupon/requests.image',
  'coupon/requests.thumbnail',
  'donation.image',
  'envelopes/themes.cardPicture',
  'envelopes/themes.picture',
  'envelopes/themes.thumbnail',
  'loan-banner.image',
  'news.image',
  'saving-image.image',
  'sticker.picture',
  'video.cover',
  'web-content.brandImage',
  'web-content.featuredBrandDesc',
  'web-content.featuredBrandImage',
  'web-content.instructionDesktop',
  'web-content.instructionMobile',
  'web-content.productDescDesktop',
  'web-content.productDescMobile',
  'web-content.productImage',
];

it('nothing else is open to everybody', () => {
  const published = ({ name, fields }: AnyEntity) =>
    Object.keys(fields)
      .filter((field) => fields[field].options.published === true)
      .map((field) => `${name}.${field}`);
  expect(declared.flatMap(({ entity }) => published(entity)).sort()).toEqual(PUBLISHED);
  const addresses = declared.flatMap(({ entity }) =>
    entity.of
      ? []
      : (desk.store.collection(entity.name)?.all ?? []).flatMap((record) =>
          Object.keys(entity.fields)
            .filter((field) =>
              String((record[field] as { url?: string } | null)?.url).includes('/public/'),
            )
            .map((field) => `${entity.name}.${field}`),
        ),
  );
  expect([...new Set(addresses)].filter((one) => !PUBLISHED.includes(one))).toEqual([]);
});

it('every file that the gateways keep is open without a token by that declaration alone', async () => {
  const fieldsOf = (address: string) =>
    declared.flatMap(({ entity }) =>
      entity.of
        ? []
        : (desk.store.collection(entity.name)?.all ?? []).flatMap((record) =>
            Object.keys(entity.fields)
              .filter((field) => (record[field] as { url?: string } | null)?.url === address)
              .map((field) => `${entity.name}.${field}`),
          ),
    );
  const kept = desk.store.files.ids();
  expect(kept.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const id of kept) {
    expect(await statusAt(`/gateway-lab/files/${id}`)).toBe(401);
    const status = await statusAt(`/gateway-lab/public/files/${id}`);
    if (status === 200) open.push(id);
    else expect([id, status]).toEqual([id, 404]);
  }
  for (const id of open)
    expect(
      fieldsOf(`/gateway-lab/public/files/${id}`).filter((field) => PUBLISHED.includes(field)),
    ).not.toEqual([]);
});
