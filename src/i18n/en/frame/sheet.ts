import type { Same } from '../../Same';
import type { sheet as mn } from '../../mn/frame/sheet';

/** Texts of imports: the file, and which column holds what. */
export const sheet = {
  sheet: {
    rows: 'Rows of the file',
    all_rows: 'All rows: %{count}',
    only_wrong: 'Only rows with mistakes: %{count}',
    row: 'Row',
    outcome: 'Outcome',
    why: 'Explanation',
    try: 'Dry run',
    checking: 'Checking…',
    go_on: 'Continue: %{count}',
    again: 'Try again: %{count}',
    result: 'Results file',
    progress: 'Done: %{done} of %{of}',
    outcomes: {
      NOT_SENT: 'Not sent',
      READY: 'Can be added',
      ADDED: 'Added',
      REFUSED: 'Not added',
      WRONG: 'With errors',
      UNKNOWN: 'Unknown',
    },
    file: {
      choose: 'Choose a file',
      other: 'Choose another file',
      help: 'An Excel or CSV file of up to %{size}. The first row holds the headings.',
      needs: 'Needed columns: %{columns}.',
      needs_one: 'And one of these: %{columns}.',
      template: 'Download a template',
      empty: 'The file has no rows.',
      locked: 'The file has a password or is of an old Excel. Save it as .xlsx without a password.',
      unreadable: 'The file cannot be read. Check that it is an Excel or CSV file.',
      tooLong: 'The file has too many rows. Split it into several files.',
    },
    mapping: {
      title: 'Columns',
      none: 'None',
      column: 'Column %{number}',
      missing: 'Choose every column that is marked with an asterisk.',
    },
  },
} satisfies Same<typeof mn>;
