/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'org-branch-choice': {
      name: 'Салбар |||| Салбарууд',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/branch-choice': typeof labels;
  }
}
