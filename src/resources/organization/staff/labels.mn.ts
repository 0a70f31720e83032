/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'org-staff': {
      name: 'Ажилтан |||| Ажилтнууд',
      fields: { loginName: 'Нэвтрэх нэр', roles: 'Эрх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/staff': typeof labels;
  }
}
