/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'org-position-choice': {
      name: 'Албан тушаал |||| Албан тушаалууд',
      fields: { roleName: 'Эрхийн нэр' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/position-choice': typeof labels;
  }
}
