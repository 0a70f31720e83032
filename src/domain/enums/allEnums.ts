import * as accounting from './accounting';
import * as carLoans from './car-loans';
import * as common from './common';
import * as content from './content';
import * as contracts from './contracts';
import * as coupons from './coupons';
import * as creditRegistry from './credit-registry';
import * as customers from './customers';
import * as eReceipts from './e-receipts';
import type { Enumeration } from './enumeration';
import * as loans from './loans';
import * as merchants from './merchants';
import * as messaging from './messaging';
import * as organization from './organization';
import * as qr from './qr';
import * as settings from './settings';
import * as tenantReports from './tenant-reports';
import * as users from './users';
import * as wallets from './wallets';
import * as watchlists from './watchlists';

const areas: Readonly<Record<string, object>> = {
  common,
  customers,
  watchlists,
  'credit-registry': creditRegistry,
  contracts,
  loans,
  accounting,
  users,
  content,
  settings,
  messaging,
  coupons,
  qr,
  wallets,
  merchants,
  organization,
  'e-receipts': eReceipts,
  'car-loans': carLoans,
  'tenant-reports': tenantReports,
};

const isEnumeration = (value: unknown): value is Enumeration =>
  typeof value === 'object' && value !== null && 'tones' in value && 'labelKeys' in value;

/** Enumerations by area. For tests and the gateways: the console imports an area's file, so that a chunk stays small. */
export const enumsByArea: Readonly<Record<string, readonly Enumeration[]>> = Object.fromEntries(
  Object.entries(areas).map(([area, members]) => [
    area,
    Object.values(members).filter(isEnumeration),
  ]),
);

/** All enumerations by name. For tests and the gateways only. */
export const allEnums: ReadonlyMap<string, Enumeration> = new Map(
  Object.values(enumsByArea)
    .flat()
    .map((one) => [one.name, one]),
);
