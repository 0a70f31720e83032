type Body = Readonly<Record<string, unknown>>;

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
  month,
  amount: '2000000.00',
}));

let made = 0;

/** Numbers that nobody has: every record is another person or company. */
const numbers = () => {
  made += 1;
  const last = String(made).padStart(4, '0');
  return { person: `УЗ9911${last}`, company: `598${last}`, phone: `7711${last}` };
};

const citizen = (): Body => ({
  type: 'CITIZEN',
  lastName: 'Бат-Очир',
  firstName: 'Сарангэрэл',
  regnum: numbers().person,
  phone: numbers().phone,
  email: 'bat@example.mn',
  exposedRelatives: [{ familyName: 'Жамц', firstName: 'Болд', occupation: 'Сайд', relation: 30 }],
});

const company = (): Body => ({
  type: 'COMPANY',
  name: 'Туул трейд',
  companyRegnum: numbers().company,
  certificateNumber: '9011987654',
  phone: numbers().phone,
  email: 'info@tuul.example',
  directorName: 'Бат Дорж',
  directorRegnum: 'УЗ80010112',
  directorPhone: '99112244',
  directorEmail: 'dorj@tuul.example',
  shareholders: [{ name: 'Бат Дорж', regnum: 'УЗ80010112', percent: 100 }],
});

/** Fields of companies alone. */
const OF_COMPANIES =
  /^(name|companyRegnum|certificateNumber|businessType|director\w+|shareholders\..+)$/;

const isOfCompany = (field: string): boolean => OF_COMPANIES.test(field);

const entry = (): Body => ({
  listType: 1,
  name: 'Цэнд Од',
  regnum: numbers().person,
  reason: 'Худал баримт бүрдүүлсэн.',
  fromDate: '2026-11-01',
});

/** A whole record that its form takes, by entity and the field that is about to be tried. */
export const newRecords: Readonly<Record<string, (field: string) => Body>> = {
  access_override: () => ({
    customerId: 100_003,
    access: 'LEND',
    until: '2026-11-25',
    reason: 'Захирлын шийдвэрээр түр нээв.',
  }),
  customers: (field) => (isOfCompany(field) ? company() : citizen()),
  education: () => ({ customerId: 100_001, startYear: 2020, gpa: 3.2, entranceScore: 620 }),
  family_relation: () => ({
    customerId: 100_001,
    type: 30,
    lastName: 'Бат',
    firstName: 'Цэцэг',
    phone: '88776655',
  }),
  'customers/income/requests': () => ({
    customerId: 100_002,
    type: 'SALARY',
    material: 'EMPLOYER_LETTER',
    medium: 'PAPER',
    date: '2026-11-20',
    months,
    files: [{ document: PDF }],
  }),
  'bw-list': (field) => (field === 'companyRegnum' ? { ...entry(), regnum: null } : entry()),
  'customer-finder': () => ({ regnum: 'УЗ99112233', reason: 'Зээлийн хүсэлт шалгах.' }),
};

/** Which of the sample's records is changed, by entity: its fields with these values. */
export const changedRecords: Readonly<Record<string, (field: string) => Body>> = {
  customers: (field) =>
    field.startsWith('exposedRelatives')
      ? { id: 100_009 }
      : { type: isOfCompany(field) ? 'COMPANY' : 'CITIZEN' },
  education: () => ({}),
  family_relation: () => ({}),
  'bw-list': () => ({ state: 'LISTED' }),
};

const PDF = {
  name: 'ongon.pdf',
  type: 'application/pdf',
  size: 15,
  data: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF\n')}`,
};

/** A body with a value at a path: `shareholders.name` is the name in the first row. */
export function withValue(body: Body, path: string, value: unknown): Body {
  const [field, inner] = path.split('.');
  if (!inner) return { ...body, [field]: value };
  const [first, ...rest] = (body[field] ?? []) as Body[];
  return { ...body, [field]: [{ ...first, [inner]: value }, ...rest] };
}

/** What is at a path of a record, and what its place is called in a refusal. */
export function valueAt(record: Body, path: string): unknown {
  const [field, inner] = path.split('.');
  return inner ? (record[field] as Body[])[0][inner] : record[field];
}

export const placeOf = (path: string): string => path.replace('.', '.0.');
