/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    politicians: {
      name: 'Улс төрд нөлөө бүхий этгээд |||| Улс төрд нөлөө бүхий этгээдүүд',
      fields: {
        relation: 'Хамаарал',
        occupation: 'Эрхэлдэг ажил',
        organization: 'Байгууллага',
        relatedTo: 'Хэний хамаарал',
        since: 'Эхэлсэн огноо',
        until: 'Дууссан огноо',
        customerId: 'Харилцагч',
      },
      sections: { person: 'Хувь хүн', exposure: 'Улс төрд нөлөө бүхий байдал' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'watchlists/politician': typeof labels;
  }
}
