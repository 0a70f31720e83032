/** Workbook export. */
export const excel = {
  excel: {
    done: 'Excel файл бэлэн боллоо.',
    empty: 'Экспортлох мэдээлэл байхгүй байна.',
    changed: 'Экспортын явцад жагсаалт өөрчлөгдсөн тул файл үүсгэсэнгүй. Дахин экспортлоно уу.',
    progress: '%{percent}% · Болих',
  },
};
