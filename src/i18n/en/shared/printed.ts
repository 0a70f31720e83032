import type { Same } from '../../Same';
import type { printedTexts as mn } from '../../mn/shared/printed';

/** English texts: documents printed from a template, wherever they are. */
export const printedTexts: Same<typeof mn> = {
  printed: {
    notice: 'Notice',
    print: 'Print notice',
    copies: 'Printed versions',
    none: 'Nothing has been printed.',
    version: 'Version',
    from_template: 'Template version',
    at: 'Printed at',
    hash: 'Hash',
    open: 'Open',
    close: 'Close',
    template: 'Template: %{name}, version %{version}',
    failed: 'The letter could not be read.',
    complete: 'All variables are filled in.',
    empty: 'Variables without a value',
    unknown: 'Unknown variables',
    blocked: 'Cannot be printed. Missing variables: %{count}.',
    will: 'It is printed from version %{version}, and the copy is kept. It does not change afterwards.',
    done: 'The notice is printed.',
    no_template: 'No template of this category is active. Activate one first.',
    incomplete: 'Variables of the template have no value.',
    loan_not_risked: 'Printed only for loans in the risk department or in court.',
    report_closed: 'Not printed for a closed loan.',
    not_listed: 'Not printed for somebody who is off the list.',
  },
  enums: {
    DefinitionTemplate: {
      LOAN_BALANCE: 'Loan balance letter',
      NO_DEBT: 'No-debt letter',
      LOAN_CLOSED: 'Loan closure letter',
      CONTRACT_IN_FORCE: 'Contract confirmation letter',
    },
  },
};
