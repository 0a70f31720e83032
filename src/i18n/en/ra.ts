import englishMessages from 'ra-language-english';
import type { ra as mn } from '../mn/ra';
import type { raOfForms as mnOfForms } from '../mn/raOfForms';
import type { Same } from '../Same';

const { ra: own } = englishMessages;

/** react-admin's own texts, in the product's wording where it has one. */
export const ra = {
  ra: {
    ...own,
    action: { ...own.action, back: 'Back', update_application: 'Reload the console' },
    page: {
      ...own.page,
      create: 'New: %{name}',
      edit: 'Edit: %{name} %{recordRepresentation}',
      not_found: 'Page not found',
    },
    message: {
      ...own.message,
      bulk_delete_title: 'Delete: %{name} |||| Delete: %{name} (%{smart_count})',
      bulk_update_title:
        'Update: %{name} %{recordRepresentation} |||| Update: %{name} (%{smart_count})',
      delete_content: 'Are you sure you want to delete this record: %{name}?',
      delete_title: 'Delete: %{name} %{recordRepresentation}',
    },
    navigation: {
      ...own.navigation,
      page_range_info: '%{offsetBegin} to %{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin} to %{offsetEnd} of more than %{offsetEnd}',
    },
    auth: { ...own.auth, auth_check_error: 'Please sign in to continue', logout: 'Sign out' },
    notification: {
      ...own.notification,
      data_provider_error: 'The data service failed.',
      logged_out: 'Your session has ended, please sign in again.',
      not_authorized: 'You do not have access to this information.',
    },
    validation: { ...own.validation, regex: 'Must match this pattern: %{pattern}' },
    saved_queries: {
      ...own.saved_queries,
      new_label: 'Save current query…',
    },
    configurable: {
      customize: 'Customize',
      configureMode: 'Configure this page',
      inspector: {
        title: 'Inspector',
        content: 'Point at a part of the page to configure it',
        reset: 'Reset settings',
        hideAll: 'Hide all',
        showAll: 'Show all',
      },
      Datagrid: { title: 'Table', unlabeled: 'Unlabelled column #%{column}' },
      SimpleForm: { title: 'Form', unlabeled: 'Unlabelled input #%{input}' },
      SimpleList: {
        title: 'List',
        primaryText: 'Primary text',
        secondaryText: 'Secondary text',
        tertiaryText: 'Tertiary text',
      },
    },
    guesser: { empty: { title: 'No data to display', message: 'Please check the data source' } },
  },
} satisfies Same<{ ra: (typeof mn)['ra'] & (typeof mnOfForms)['ra'] }>;
