/** Workbook export. */
export const excel = {
  excel: {
    done: 'Excel файл бэлэн боллоо.',
    empty: 'Экспортлох мэдээлэл байхгүй байна.',
    progress: '%{percent}% · Болих',
  },
};
