import type { Same } from '../../Same';
import type { excel as mn } from '../../mn/frame/excel';

/** Workbook export. */
export const excel = {
  excel: {
    empty: 'Нет данных для экспорта.',
    changed: 'Список изменился во время выгрузки, файл не создан. Выгрузите ещё раз.',
    code_of: '%{label} (код)',
    progress: '%{percent}% · Отменить',
    cut_off: '%{label}: продолжить выгрузку файла не удалось.',
    private:
      'Отбор по персональным данным не сохранился, или срок его хранения истёк. Выгрузите список ещё раз.',
  },
} satisfies Same<typeof mn>;
