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
    politician: 'A politically exposed person.',
    access: '%{cause}: %{access}.',
    to_settings: 'Go to settings',
  },
  access: {
    title: 'Accesses of the customer',
    changed: 'Changed: %{access}.',
    open_text: 'The customer can use this access again.',
    close_text: 'The customer can no longer use this access.',
    since: 'Since %{time} · %{origin}',
    never_changed: 'Never changed',
    history: 'History (%{smart_count})',
    automatic: 'Held by the system: it opens by itself when the cause is gone.',
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
