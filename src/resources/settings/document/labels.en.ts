import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    DocumentTemplateState: { DRAFT: 'Draft', ACTIVE: 'Active', ARCHIVED: 'Archived' },
  },
  documentTemplate: {
    text: 'Text of the template',
    example: 'Example filled with a real claim',
    example_right:
      'An example shows personal data in clear: it takes the right to write court letters.',
    claim: 'Loan code',
    no_claim: 'There is no claim',
    variables: 'Variables that a text may name',
    variables_of: 'Choose a category to see its variables.',
    no_record: 'There is no real record of this category',
    real_example: 'Example filled from a real record',
    real_right:
      'An example shows personal data in clear: it takes the right to print documents of this category.',
    filled_from: 'Filled from %{of}',
    unknown: 'Unknown variables: %{names}.',
    lacks: 'A court document must name: %{names}.',
    activates:
      'Letters are printed from this version from now on, and the former one is archived. Letters still to be printed: %{waiting}. Printed letters stay as they are.',
  },
  resources: {
    document_template: {
      name: 'Document template |||| Document templates',
      fields: {
        category: 'Category',
        type: 'Type of template',
        letter: 'Reference letter',
        version: 'Version',
        summary: 'What is new',
        htmlFile: 'HTML file',
        printed: 'Printed letters',
        waiting: 'Letters to be printed',
        activeSince: 'Active since',
        archivedAt: 'Archived at',
      },
      sections: { general: 'Template', type: 'Type', letter: 'Reference letter', text: 'Text' },
      views: { active: 'Active', draft: 'Drafts', archived: 'Archived' },
      tabs: { text: 'Text', example: 'Example' },
      actions: { activate: 'Make active', archive: 'Archive' },
    },
  },
};
