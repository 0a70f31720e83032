/** Workbook export. */
export const excel = {
  excel: {
    done: 'Excel файл бэлэн боллоо.',
    progress: '%{percent}% · Болих',
  },
};
