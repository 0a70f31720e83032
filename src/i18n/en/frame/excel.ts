import type { Same } from '../../Same';
import type { excel as mn } from '../../mn/frame/excel';

/** Workbook export. */
export const excel = {
  excel: {
    empty: 'There is nothing to export.',
    changed: 'The list changed during the export, so no file was made. Export it again.',
    code_of: '%{label} (code)',
    progress: '%{percent}% · Cancel',
    cut_off: '%{label}: the file could not be gone on with.',
    private:
      'Its filter by personal data was not kept, or not for so long. Export it again from the list.',
  },
} satisfies Same<typeof mn>;
