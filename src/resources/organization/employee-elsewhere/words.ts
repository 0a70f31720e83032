import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'org-employee-elsewhere': {
      name: {
        mn: 'Тенантын ажилтан |||| Тенантын ажилтнууд',
        en: 'Employee of a tenant |||| Employees of tenants',
        ru: 'Сотрудник кредитора |||| Сотрудники кредиторов |||| Сотрудники кредиторов',
      },
      fields: {
        unitId: { mn: 'Нэгж', en: 'Unit', ru: 'Подразделение' },
        branchId: { mn: 'Салбар', en: 'Branch', ru: 'Отделение' },
        staffId: { mn: 'Нэвтрэх бүртгэл', en: 'Account', ru: 'Учётная запись' },
        hiredAt: { mn: 'Ажилд орсон огноо', en: 'Hired at', ru: 'Дата приёма на работу' },
        tenant: { mn: 'Тенант', en: 'Tenant', ru: 'Кредитор' },
      },
      sections: {
        lender: { mn: 'Хаана ажиллах', en: 'Where', ru: 'Где работает' },
        person: { mn: 'Хувийн мэдээлэл', en: 'The person', ru: 'Человек' },
        work: { mn: 'Ажлын мэдээлэл', en: 'Work', ru: 'Работа' },
      },
    },
  },
} satisfies Words;
