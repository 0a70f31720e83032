import { addDays } from '../../../../src/domain/dates';
import type {
  IncomeMaterial,
  IncomeMedium,
  IncomeState,
  IncomeType,
} from '../../../../src/domain/enums/customers';
import { WELL_KNOWN } from '../customer/wellKnown';

/** How a file of a sample income looks: a PDF of so many pages, or a scanned sheet. */
export type FileStory = number | 'scan';

/** A sample income in words; everything else is made from it. */
export interface IncomeStory {
  customerId: number;
  type: IncomeType;
  material: IncomeMaterial;
  medium: IncomeMedium;
  state: IncomeState;
  files: readonly FileStory[];
  /** How many months, and how many months ago the newest of them is; 1 = the last full one. */
  months: number;
  newest: number;
  /** Days since the registration. */
  age: number;
  /** User name of the registrar; the customer himself without it. */
  maker?: string;
  attempts?: number;
  /**
   * How far somebody has come with the files of a waiting income: read to the last page, confirmed as well, or the last one
   * rejected.
   */
  review?: 'seen' | 'confirmed' | 'rejected';
}

const { first, loanHold, longName, politician, fraudHold } = WELL_KNOWN;

const base = {
  type: 'SALARY',
  material: 'BANK_STATEMENT',
  medium: 'ONLINE',
  months: 6,
  newest: 1,
} as const;

/** Incomes that are the same in every sample: 610001 and on, in this order. Tests name them literally. */
export const WELL_KNOWN_INCOMES: readonly IncomeStory[] = [
  // 610001: a statement of four pages and a sheet; nobody has looked at it.
  { ...base, customerId: first.id, state: 'PENDING', files: [4, 'scan'], age: 1 },
  // 610002: two sheets.
  {
    ...base,
    customerId: loanHold.id,
    state: 'PENDING',
    material: 'SOCIAL_INSURANCE',
    files: ['scan', 'scan'],
    age: 2,
  },
  // 610003: paper, registered by staff.
  {
    ...base,
    customerId: longName.id,
    state: 'PENDING',
    medium: 'PAPER',
    material: 'EMPLOYER_LETTER',
    files: ['scan'],
    age: 3,
    maker: 'agent',
  },
  // 610004: paper that the customer photographed himself.
  {
    ...base,
    customerId: politician.id,
    state: 'PENDING',
    medium: 'PAPER',
    type: 'RENT',
    material: 'EMPLOYER_LETTER',
    files: ['scan'],
    age: 2,
  },
  // 610005: approved half a year ago; some of its months are still in the window.
  { ...base, customerId: first.id, state: 'APPROVED', files: [2], newest: 9, age: 245 },
  // 610006: returned once, waits for better files.
  {
    ...base,
    customerId: politician.id,
    state: 'RETURNED',
    type: 'BUSINESS',
    material: 'TAX_REPORT',
    files: ['scan'],
    age: 9,
    attempts: 1,
  },
  // 610007: registered, not sent.
  {
    ...base,
    customerId: loanHold.id,
    state: 'REGISTERING',
    files: ['scan'],
    age: 0,
    maker: 'agent',
  },
  // 610008: rejected.
  { ...base, customerId: fraudHold.id, state: 'REJECTED', files: [1], age: 30 },
  // 610009: registered by who could approve it.
  {
    ...base,
    customerId: longName.id,
    state: 'PENDING',
    type: 'PENSION',
    material: 'SOCIAL_INSURANCE',
    files: ['scan'],
    age: 1,
    maker: 'admin',
  },
];

/** The day of a sample so many days before today. */
export const dayBefore = (today: string, days: number): string => addDays(today, -days);
