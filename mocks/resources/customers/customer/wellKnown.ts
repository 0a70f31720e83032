/**
 * Customers that are the same in every sample, whatever the seed: tests and demonstrations name them literally.
 */
export const WELL_KNOWN = {
  /** A citizen in good standing; lending was closed and opened once. Male, born 2003-07-16. */
  first: {
    id: 100_001,
    lastName: 'Өлзийбаяр',
    firstName: 'Түвшинбаяр',
    regnum: 'УК03271614',
    phone: '99112233',
    tenant: 'pocketmn',
  },
  /** Lending is held by the system because of an overdue loan; NPL department. Female, born 1985-04-07. */
  loanHold: {
    id: 100_002,
    lastName: 'Ганбаатар',
    firstName: 'Энхжаргал',
    regnum: 'БӨ85040722',
    phone: '88112233',
    tenant: 'pocketmn',
  },
  /** All accesses held because of fraud, lending because of a loan as well; suspected; in court. Male. */
  fraudHold: {
    id: 100_003,
    lastName: 'Дорж',
    firstName: 'Ганболд',
    regnum: 'ЧЖ79110534',
    phone: '95112233',
    tenant: 'pocketmn',
  },
  /** Belongs to the tenant `altan`. Female, born 1992-12-24. */
  otherTenant: {
    id: 100_004,
    lastName: 'Цэрэндорж',
    firstName: 'Номин',
    regnum: 'АҮ92122448',
    phone: '91112233',
    tenant: 'altan',
  },
  /** A company. */
  company: {
    id: 100_005,
    name: 'Өргөн Талын Сүү ХХК',
    companyRegnum: '5012345',
    certificateNumber: '9011012345',
    phone: '77112233',
    directorRegnum: 'МУ81051931',
    tenant: 'pocketmn',
  },
  /** Names of the greatest length. */
  longName: { id: 100_006, regnum: 'ЁӨ90030577', phone: '96112233', tenant: 'pocketmn' },
  /** Registration just begun: no phone, no address, nearly nothing. */
  bare: { id: 100_007, regnum: 'ТӨ01230815', tenant: 'pocketmn' },
  /** On the black list; transfers closed by staff. */
  blackListed: {
    id: 100_008,
    lastName: 'Мягмар',
    firstName: 'Болд',
    regnum: 'ПҮ88090151',
    phone: '80112233',
    tenant: 'pocketmn',
  },
  /** Politically exposed. */
  politician: {
    id: 100_009,
    lastName: 'Жамц',
    firstName: 'Оюунчимэг',
    regnum: 'ХД70061866',
    phone: '93112233',
    tenant: 'pocketmn',
  },
} as const;
