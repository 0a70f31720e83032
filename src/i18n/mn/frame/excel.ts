/** Workbook export. */
export const excel = {
  excel: {
    empty: 'Экспортлох мэдээлэл байхгүй байна.',
    changed: 'Экспортын явцад жагсаалт өөрчлөгдсөн тул файл үүсгэсэнгүй. Дахин экспортлоно уу.',
    code_of: '%{label} (код)',
    progress: '%{percent}% · Болих',
  },
};
