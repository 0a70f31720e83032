import type { Same } from '../../Same';
import type { watchHindrances as mnHindrances, watchPages as mn } from '../../mn/pages/watch';

/** Texts of the watch lists' own pages. */
export const watchPages = {
  one_number: "Fill in a person's or a company's register number.",
  one_number_only: "Fill in either a person's or a company's register number.",
  fixed: 'Whom the entry is about, and its list, cannot be edited.',
  open_loans: {
    warning:
      'There is %{smart_count} open loan. Keep watching its repayment. |||| There are %{smart_count} open loans. Keep watching their repayment.',
    customer: 'Our customer: %{name}',
    balance: 'Balance',
  },
  search: {
    label: 'Register number, phone or name',
    help: 'Entries in force are searched. A name needs at least 2 letters.',
    unknown: 'Type a register number, a phone or a name.',
    found: '%{smart_count} entry found. |||| %{smart_count} entries found.',
    match: 'Match',
    results: 'Results',
    name_only: 'Where only the name matches it may be somebody else: check the register number.',
    open: 'Open the entry: %{name}',
  },
  suspect: {
    label: 'Register number or name',
    help: 'A name needs at least 2 letters.',
    unknown: 'Type a register number or a name.',
    none: 'Not in the list of suspects.',
    birth_year: 'Year of birth',
    authority: 'Wanted by',
    since: 'Since',
  },
  finder: { one: 'Fill in a register number or a phone.' },
  import: {
    open: 'Import from a file',
    title: 'Import into the black and grey list',
    run: 'Add to the list',
    question: '%{smart_count} row is added. |||| %{smart_count} rows are added.',
    columns: {
      listType: 'List',
      name: 'Name of the person or company',
      regnum: 'Register number',
      phone: 'Phone',
      reason: 'Reason',
      fromDate: 'Date',
    },
    open_loans: 'Open loans: %{smart_count}. |||| Open loans: %{smart_count}.',
    repeated: 'This register number stands twice in the file.',
  },
} satisfies Same<typeof mn>;

/** Why an entry cannot be moved. */
export const watchHindrances = {
  watch_is_black: 'Is in the black list already.',
  watch_is_grey: 'Is in the grey list already.',
} satisfies Same<typeof mnHindrances>;
