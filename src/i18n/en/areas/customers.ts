import { registryCheckTexts } from '../pages/creditRegistry';
import { customerPages } from '../pages/customers';
import { queueTexts } from '../pages/queues';
import type { customers as mn } from '../../mn/areas/customers';
import type { Same } from '../../Same';
import { customerLists } from '../pages/customerLists';
import { customerListEnums, customerListResources } from './customers/customerLists';
import { xypPages } from '../pages/xyp';
import { enums } from './customers/enums';
import { peopleEnums, peopleResources } from './customers/people';
import { peopleHindrances, peopleTexts } from '../pages/people';
import { identityCustomer, identityEnums, identityResources } from './customers/identity';
import { identityHindrances, identityTexts } from '../pages/identity';
import { xypEnums } from './customers/xyp';
import { incomeEnums, incomeResources } from './customers/income';
import { incomeHindrances, incomeTexts } from '../pages/income';

export const customers = {
  ...registryCheckTexts,
  xyp: xypPages,
  customers: customerPages,
  identity: identityTexts,
  customerLists,
  ...queueTexts,
  ...incomeTexts,
  ...peopleTexts,
  hindrances: { ...incomeHindrances, ...identityHindrances, ...peopleHindrances },
  resources: {
    ...peopleResources,
    ...identityResources,
    ...customerListResources,
    ...incomeResources,
    customers: {
      fields: {
        state: 'Registration state',
        surname: 'Clan name',
        civilId: 'Civil ID',
        type: 'Customer type',
        nationality: 'Nationality',
        gender: 'Gender',
        maritalStatus: 'Marital status',
        age: 'Age',
        birthDate: 'Date of birth',
        bornPlace: 'Place of birth',
        level: 'Level',
        rank: 'Rank',
        score: 'Score',
        creditLimit: 'Credit limit',
        bonusPoint: 'Bonus points',
        nplStatus: 'NPL status',
        isPolitician: 'Politically exposed',
        position: 'Position',
        sourceOfCapital: 'Source of capital',
        isFeePaid: 'Fee paid',
        education: 'Education',
        profession: 'Profession',
        employment: 'Employment',
        workplace: 'Workplace',
        workingYear: 'Years of work',
        salary: 'Salary',
        officialAddress: 'Official address',
        currentAddress: 'Current address',
        city: 'City or province',
        district: 'District or soum',
        committee: 'Khoroo or bag',
        contactPhone: 'Contact phone',
        canLend: 'May borrow',
        canTransfer: 'May transfer',
        canOtpRequest: 'May request OTP',
        isCashOutDeposit: 'May cash out deposit',
        segment: 'Segment',
        entitySegment: 'Entity segment',
        idImage: 'ID card photo',
        companyRegnum: 'Company register number',
        name: 'Company name',
        certificateNumber: 'Certificate number',
        businessType: 'Type of business',
        director: 'Director',
        directorRegnum: 'Director’s register number',
        directorName: 'Director’s name',
        directorPhone: 'Director’s phone',
        directorEmail: 'Director’s e-mail',
        shareholders: 'Shareholders',
        listType: 'List type',
        ...identityCustomer.fields,
      },
      views: {
        POCKET: 'App customers',
        MERCHANT: 'Merchants',
        BLACK_LISTED: 'Blacklisted',
        SUSPECTED: 'Suspected',
        ...identityCustomer.views,
      },
      actions: identityCustomer.actions,
      /** What histories say was done, the customer’s log included. */
      events: identityEnums.CustomerEvent,
      reasons: { lookup_xyp: xypEnums.XypPurpose },
      sections: {
        kind: 'Customer type',
        identity: 'Identity',
        company: 'Company',
        director: 'Director',
        shareholders: 'Shareholders',
        contact: 'Contact information',
        work: 'Education and work',
        exposure: 'Political exposure',
        standing: 'Registration',
      },
    },
    company: { name: 'Company customer |||| Company customers', fields: {} },
    shareholder: {
      name: 'Shareholder |||| Shareholders',
      fields: { share: 'Share (%)', percent: 'Share (%)' },
    },
    access_history: {
      name: 'Access history |||| Access history',
      fields: { access: 'Access', openedBy: 'Opened by', closedBy: 'Closed by' },
    },
    name_change: { name: 'Name change |||| Name changes', fields: {} },
    verification: {
      name: 'Verification |||| Verifications',
      fields: { verifiedBy: 'Verified by' },
    },
    location: {
      name: 'Location |||| Locations',
      fields: { latitude: 'Latitude', longitude: 'Longitude' },
    },
    xyp: {
      name: 'State registry lookup |||| State registry lookups',
      fields: { workerRegnum: 'Employee’s register number', fingerprint: 'Fingerprint' },
    },
    province: { name: 'Province |||| Provinces', fields: {} },
    district: { name: 'District or soum |||| Districts and soums', fields: {} },
    subdistrict: { name: 'Khoroo or bag |||| Khoroos and bags', fields: {} },
  },
  enums: {
    ...enums,
    ...peopleEnums,
    ...identityEnums,
    ...xypEnums,
    ...customerListEnums,
    ...incomeEnums,
  },
} satisfies Same<typeof mn>;
