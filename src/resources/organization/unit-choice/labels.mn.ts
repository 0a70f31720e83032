/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'org-unit-choice': {
      name: 'Нэгж |||| Нэгжүүд',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/unit-choice': typeof labels;
  }
}
