/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'org-branch': {
      name: 'Байгууллагын салбар |||| Байгууллагын салбарууд',
      fields: {
        unitId: 'Нэгж',
        appBranchId: 'Апп дахь салбар',
        people: 'Ажилтны тоо',
        employees: 'Бүртгэлтэй ажилтан',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/branch': typeof labels;
  }
}
