import { registryCheckTexts } from '../pages/creditRegistry';
import { customerPages } from '../pages/customers';
import { queueTexts } from '../pages/queues';
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
        state: 'Бүртгэлийн төлөв',
        surname: 'Ургийн овог',
        civilId: 'Иргэний бүртгэлийн дугаар',
        type: 'Харилцагчийн төрөл',
        nationality: 'Иргэншил',
        gender: 'Хүйс',
        maritalStatus: 'Гэрлэлтийн байдал',
        age: 'Нас',
        birthDate: 'Төрсөн огноо',
        bornPlace: 'Төрсөн газар',
        level: 'Түвшин',
        rank: 'Зэрэглэл',
        score: 'Зээлийн оноо',
        creditLimit: 'Зээлийн эрх',
        bonusPoint: 'Урамшууллын оноо',
        nplStatus: 'Чанаргүй зээлийн төлөв',
        isPolitician: 'Улс төрд нөлөө бүхий эсэх',
        position: 'Албан тушаал',
        sourceOfCapital: 'Хөрөнгийн эх үүсвэр',
        isFeePaid: 'Хураамж төлсөн эсэх',
        education: 'Боловсрол',
        profession: 'Мэргэжил',
        employment: 'Хөдөлмөр эрхлэлт',
        workplace: 'Ажлын газар',
        workingYear: 'Ажилласан жил',
        salary: 'Цалин',
        officialAddress: 'Албан ёсны хаяг',
        currentAddress: 'Оршин суугаа хаяг',
        city: 'Хот, аймаг',
        district: 'Дүүрэг, сум',
        committee: 'Хороо, баг',
        contactPhone: 'Холбоо барих утас',
        canLend: 'Зээл авах эрх',
        canTransfer: 'Шилжүүлэг хийх эрх',
        canOtpRequest: 'Нэг удаагийн код (OTP) авах эрх',
        isCashOutDeposit: 'Хадгаламжаас зарлага гаргах эрх',
        segment: 'Сегмент',
        entitySegment: 'Этгээдийн сегмент',
        idImage: 'Иргэний үнэмлэхний зураг',
        companyRegnum: 'Байгууллагын регистрийн дугаар',
        name: 'Байгууллагын нэр',
        certificateNumber: 'Гэрчилгээний дугаар',
        businessType: 'Үйл ажиллагааны чиглэл',
        director: 'Захирал',
        directorRegnum: 'Захирлын регистрийн дугаар',
        directorName: 'Захирлын нэр',
        directorPhone: 'Захирлын утас',
        directorEmail: 'Захирлын и-мэйл',
        shareholders: 'Хувьцаа эзэмшигчид',
        listType: 'Жагсаалтын төрөл',
        ...identityCustomer.fields,
      },
      views: {
        POCKET: 'Апп хэрэглэгчид',
        MERCHANT: 'Мерчантууд',
        BLACK_LISTED: 'Хар жагсаалтад орсон',
        SUSPECTED: 'Сэжигтэй',
        ...identityCustomer.views,
      },
      actions: identityCustomer.actions,
      /** What histories say was done, the customer’s log included. */
      events: identityEnums.CustomerEvent,
      reasons: { lookup_xyp: xypEnums.XypPurpose },
      sections: {
        kind: 'Харилцагчийн төрөл',
        identity: 'Хувийн мэдээлэл',
        company: 'Байгууллагын мэдээлэл',
        director: 'Захирлын мэдээлэл',
        shareholders: 'Хувьцаа эзэмшигчид',
        contact: 'Холбоо барих мэдээлэл',
        work: 'Боловсрол, ажил эрхлэлт',
        exposure: 'Улс төрд нөлөө бүхий байдал',
        standing: 'Бүртгэлийн мэдээлэл',
      },
    },
    company: { name: 'Байгууллага харилцагч |||| Байгууллага харилцагчид', fields: {} },
    shareholder: {
      name: 'Хувьцаа эзэмшигч |||| Хувьцаа эзэмшигчид',
      fields: { share: 'Эзлэх хувь (%)', percent: 'Эзлэх хувь (%)' },
    },
    access_history: {
      name: 'Эрхийн түүх |||| Эрхийн түүх',
      fields: { access: 'Эрх', openedBy: 'Нээсэн ажилтан', closedBy: 'Хаасан ажилтан' },
    },
    name_change: { name: 'Нэрийн өөрчлөлт |||| Нэрийн өөрчлөлтүүд', fields: {} },
    verification: {
      name: 'Баталгаажуулалт |||| Баталгаажуулалтууд',
      fields: { verifiedBy: 'Баталгаажуулсан ажилтан' },
    },
    location: {
      name: 'Байршил |||| Байршлууд',
      fields: { latitude: 'Өргөрөг', longitude: 'Уртраг' },
    },
    xyp: {
      name: 'ХУР лавлагаа |||| ХУР лавлагаанууд',
      fields: { workerRegnum: 'Ажилтны регистрийн дугаар', fingerprint: 'Хурууны хээ' },
    },
    province: { name: 'Аймаг, хот |||| Аймаг, хотууд', fields: {} },
    district: { name: 'Дүүрэг, сум |||| Дүүрэг, сумууд', fields: {} },
    subdistrict: { name: 'Хороо, баг |||| Хороо, багууд', fields: {} },
  },
  enums: {
    ...enums,
    ...peopleEnums,
    ...identityEnums,
    ...xypEnums,
    ...customerListEnums,
    ...incomeEnums,
  },
};
