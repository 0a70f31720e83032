/** A lender that works on the platform; the main one sees the records of all. */
export interface Tenant {
  id: number;
  alias: string;
  name: string;
  main: boolean;
  regnum: string;
  phone: string;
  email: string;
}

export const tenants: readonly Tenant[] = [
  {
    id: 1,
    alias: 'pocketmn',
    name: 'Покет ББСБ',
    main: true,
    regnum: '6000101',
    phone: '77001100',
    email: 'info@pocketmn.example',
  },
  {
    id: 2,
    alias: 'altan',
    name: 'Алтан Өргөө ББСБ',
    main: false,
    regnum: '6000202',
    phone: '77002200',
    email: 'info@altan.example',
  },
  {
    id: 3,
    alias: 'tumen',
    name: 'Түмэн Өлзий Кредит ББСБ',
    main: false,
    regnum: '6000303',
    phone: '77003300',
    email: 'info@tumen.example',
  },
  {
    id: 4,
    alias: 'khanuul',
    name: 'Хан Уул Санхүү ББСБ',
    main: false,
    regnum: '6000404',
    phone: '77004400',
    email: 'info@khanuul.example',
  },
];

/** The tenant that sees every record. */
export const MAIN_TENANT = 'pocketmn';
