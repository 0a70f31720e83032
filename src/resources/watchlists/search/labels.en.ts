import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  watch: {
    search: {
      label: 'Register number, phone or name',
      help: 'Only entries in force are searched. A name needs at least 2 letters.',
      unknown: 'Enter a register number, phone or name.',
      found: '%{smart_count} entry found. |||| %{smart_count} entries found.',
      match: 'Match',
      results: 'Results',
      name_only: 'If only the name matches, it may be somebody else: check the register number.',
      open: 'Open the entry: %{name}',
    },
    suspect: {
      label: 'Register number or name',
      help: 'A name needs at least 2 letters.',
      unknown: 'Enter a register number or name.',
      none: 'Not on the list of suspects.',
      birth_year: 'Year of birth',
      authority: 'Wanted by',
      since: 'Since',
    },
  },
};
