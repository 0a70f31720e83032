import type { Same } from '../../Same';
import type { customerPages as mn } from '../../mn/pages/customers';

/** Texts of the customers' own pages. */
export const customerPages = {
  age: '%{age} years old',
  alerts: {
    title: 'Alerts',
    black_listed: 'On the black list.',
    suspected: 'On the list of suspects.',
    npl: 'Has a non-performing loan: %{stage}.',
    politician: 'Politically exposed person.',
    access: '%{cause}: %{access}.',
    to_settings: 'Go to settings',
  },
  access: {
    title: 'Customer’s access rights',
    changed: 'Changed: %{access}.',
    open_text: 'The customer will be able to use this access again.',
    close_text: 'The customer will no longer be able to use this access.',
    since: 'Since %{time} · %{origin}',
    never_changed: 'Never changed',
    history: 'History (%{smart_count})',
    automatic: 'Closed by the system: it opens automatically once the cause is resolved.',
  },
  lookup: {
    label: 'Register number or phone',
    placeholder: 'УК03271614 or 99112233',
    help: 'Citizen: 2 letters and 8 digits. Company: 7 digits. Phone: 8 digits.',
    unknown_pattern: 'This is neither a register number nor a phone number.',
    none_by_regnum: 'No customer has this register number.',
    none_by_phone: 'No customer has this phone number.',
  },
} satisfies Same<typeof mn>;
