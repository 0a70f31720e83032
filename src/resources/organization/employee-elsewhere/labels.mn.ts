/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'org-employee-elsewhere': {
      name: 'Тенантын ажилтан |||| Тенантын ажилтнууд',
      fields: {
        unitId: 'Нэгж',
        branchId: 'Салбар',
        staffId: 'Нэвтрэх бүртгэл',
        hiredAt: 'Ажилд орсон огноо',
        tenant: 'Тенант',
      },
      sections: { lender: 'Хаана ажиллах', person: 'Хувийн мэдээлэл', work: 'Ажлын мэдээлэл' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/employee-elsewhere': typeof labels;
  }
}
