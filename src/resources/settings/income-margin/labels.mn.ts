/** Mongolian texts: what belongs to this folder. */
export const labels = {
  incomeMargin: {
    example: 'Дундаж орлого %{amount} байхад тооцох орлого',
    kept: 'Өмнө бүртгэсэн орлого хуучин маржинтайгаа үлдэнэ. Шийдвэр хүлээж буй: %{waiting}, батлагдсан: %{approved}.',
  },
  resources: {
    income_margin: {
      name: 'Орлогын маржин |||| Орлогын маржин',
      fields: {
        type: 'Орлогын төрөл',
        margin: 'Маржин',
        waiting: 'Шийдвэр хүлээж буй орлого',
        approved: 'Батлагдсан орлого',
      },
      actions: { change: 'Маржин өөрчлөх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/income-margin': typeof labels;
  }
}
