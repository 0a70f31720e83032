import type { Localization } from '@mui/material/locale';

const pageNames: Readonly<Record<string, string>> = {
  first: 'Эхний хуудас руу шилжих',
  last: 'Сүүлийн хуудас руу шилжих',
  next: 'Дараагийн хуудас руу шилжих',
  previous: 'Өмнөх хуудас руу шилжих',
};

/** Mongolian texts of MUI's own components; MUI ships none. */
export const muiTexts: Localization = {
  components: {
    MuiBreadcrumbs: { defaultProps: { expandText: 'Бүтэн замыг харуулах' } },
    MuiTablePagination: {
      defaultProps: {
        getItemAriaLabel: (type) => pageNames[type] ?? '',
        labelRowsPerPage: 'Нэг хуудсанд:',
        labelDisplayedRows: ({ from, to, count }) =>
          `${from}–${to} / нийт ${count === -1 ? `${to}+` : count}`,
      },
    },
    MuiRating: {
      defaultProps: { getLabelText: (value) => `${value} од`, emptyLabelText: 'Үнэлгээгүй' },
    },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Цэвэрлэх',
        closeText: 'Хаах',
        loadingText: 'Уншиж байна…',
        noOptionsText: 'Сонголт олдсонгүй',
        openText: 'Нээх',
      },
    },
    MuiAlert: { defaultProps: { closeText: 'Хаах' } },
    MuiPagination: {
      defaultProps: {
        'aria-label': 'Хуудас солих',
        getItemAriaLabel: (type, page, selected) =>
          type === 'page'
            ? `${page}-р хуудас${selected ? '' : ' руу шилжих'}`
            : (pageNames[type] ?? ''),
      },
    },
  },
};
