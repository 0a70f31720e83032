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
        state: 'Статус регистрации',
        surname: 'Родовое имя',
        civilId: 'Гражданский идентификационный номер',
        type: 'Тип клиента',
        nationality: 'Гражданство',
        gender: 'Пол',
        maritalStatus: 'Семейное положение',
        age: 'Возраст',
        birthDate: 'Дата рождения',
        bornPlace: 'Место рождения',
        level: 'Уровень',
        rank: 'Ранг',
        score: 'Кредитный балл',
        creditLimit: 'Кредитный лимит',
        bonusPoint: 'Бонусные баллы',
        nplStatus: 'Статус проблемного кредита',
        isPolitician: 'Публичное должностное лицо',
        position: 'Должность',
        sourceOfCapital: 'Источник средств',
        isFeePaid: 'Сбор оплачен',
        education: 'Образование',
        profession: 'Профессия',
        employment: 'Занятость',
        workplace: 'Место работы',
        workingYear: 'Стаж работы',
        salary: 'Заработная плата',
        officialAddress: 'Адрес регистрации',
        currentAddress: 'Адрес проживания',
        city: 'Город или аймак',
        district: 'Район или сомон',
        committee: 'Хороо или баг',
        contactPhone: 'Контактный телефон',
        canLend: 'Доступ к кредитам',
        canTransfer: 'Доступ к переводам',
        canOtpRequest: 'Доступ к запросу OTP',
        isCashOutDeposit: 'Доступ к снятию с вклада',
        segment: 'Сегмент',
        entitySegment: 'Сегмент по виду лица',
        idImage: 'Фото удостоверения',
        companyRegnum: 'Регистрационный номер юрлица',
        name: 'Наименование',
        certificateNumber: 'Номер свидетельства',
        businessType: 'Вид деятельности',
        director: 'Директор',
        directorRegnum: 'Регистрационный номер директора',
        directorName: 'Имя директора',
        directorPhone: 'Телефон директора',
        directorEmail: 'Эл. почта директора',
        shareholders: 'Акционеры',
        listType: 'Тип списка',
        ...identityCustomer.fields,
      },
      views: {
        POCKET: 'Клиенты приложения',
        MERCHANT: 'Мерчанты',
        BLACK_LISTED: 'В чёрном списке',
        SUSPECTED: 'Подозрительные',
        ...identityCustomer.views,
      },
      actions: identityCustomer.actions,
      /** What histories say was done, the customer’s log included. */
      events: identityEnums.CustomerEvent,
      reasons: { lookup_xyp: xypEnums.XypPurpose },
      sections: {
        kind: 'Тип клиента',
        identity: 'Личные данные',
        company: 'Данные организации',
        director: 'Данные директора',
        shareholders: 'Акционеры',
        contact: 'Контактные данные',
        work: 'Образование и работа',
        exposure: 'Публичная должность',
        standing: 'Регистрация',
      },
    },
    company: { name: 'Юридическое лицо |||| Юридические лица |||| Юридические лица', fields: {} },
    shareholder: {
      name: 'Акционер |||| Акционеры |||| Акционеры',
      fields: { share: 'Доля (%)', percent: 'Доля (%)' },
    },
    access_history: {
      name: 'История доступов |||| История доступов |||| История доступов',
      fields: { access: 'Доступ', openedBy: 'Открыл', closedBy: 'Закрыл' },
    },
    name_change: { name: 'Изменение имени |||| Изменения имени |||| Изменения имени', fields: {} },
    verification: {
      name: 'Верификация |||| Верификации |||| Верификации',
      fields: { verifiedBy: 'Подтвердил' },
    },
    location: {
      name: 'Местоположение |||| Местоположения |||| Местоположения',
      fields: { latitude: 'Широта', longitude: 'Долгота' },
    },
    xyp: {
      name: 'Запрос в госреестр |||| Запросы в госреестр |||| Запросы в госреестр',
      fields: { workerRegnum: 'Регистрационный номер сотрудника', fingerprint: 'Отпечаток пальца' },
    },
    province: { name: 'Аймак |||| Аймаки |||| Аймаки', fields: {} },
    district: { name: 'Район или сомон |||| Районы и сомоны |||| Районы и сомоны', fields: {} },
    subdistrict: { name: 'Хороо или баг |||| Хороо и баги |||| Хороо и баги', fields: {} },
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
