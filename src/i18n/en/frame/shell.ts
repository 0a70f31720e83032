import type { shell as mn } from '../../mn/frame/shell';
import type { Same } from '../../Same';

export const shell = {
  shell: {
    brand: 'Urtuu',
    skip: 'Skip to content',
    offline: 'You are offline. Nothing can be saved until the connection is back.',
    reference: 'Reference: %{reference}',
    session_lost: 'Your session has ended. What you typed is still here.',
    new_version: 'A new version is out. What you have typed is kept as a draft.',
    menu: {
      search: 'Search the menu',
      none: 'No such menu entry',
      found: '%{smart_count} entry found |||| %{smart_count} entries found',
    },
    theme: {
      label: 'Colour mode',
      light: 'Light',
      dark: 'Dark',
      system: 'As the system',
    },
    toast: {
      region: 'Notifications',
      waiting: '%{count} more waiting',
      sign_in_again: 'Sign in again',
    },
    order: {
      title: 'Change the order',
      help: 'Drag a row, use the up and down arrows with Alt held, or type its place. The app shows them in this order.',
      place: 'Place: %{name}',
      up: 'Move up: %{name}',
      down: 'Move down: %{name}',
    },
    empty: {
      nothing_yet: 'Nothing here yet',
      nothing_yet_text: 'Records will appear here once there are any.',
      no_match: 'Nothing matches',
      no_match_text: 'No record matches the filters. Try changing them.',
      no_permission: 'No permission',
      no_permission_text: 'You have no permission to see this.',
      failed: 'Could not get the information',
      failed_text: 'This does not mean that there is none. Try again.',
    },
    broken: {
      page: 'This page could not be shown',
      widget: 'This part could not be shown',
      text: 'The rest of the console works. Try again, and if it fails again, tell the support staff the code.',
    },
    chunk: {
      title: 'The page could not be loaded',
      text: 'A new version may be out, or the connection was lost. Reload the page.',
    },
    denied: {
      text: 'You have no permission to open this page. If you need it, ask your administrator.',
      needed: 'Permission needed:',
      any_of: 'Any one of these permissions:',
      permission: 'Permission',
    },
    reveal: {
      show: 'Show in full',
      logged: 'Show in full. Viewing is logged.',
      hide: 'Hide',
    },
    confirm: {
      what: 'Change',
      before: 'Before',
      after: 'After',
      changes: 'What will change',
      irreversible: 'This cannot be undone.',
      id: 'Record number',
      count: 'Number of records it covers',
      last_digits: '%{number}: last %{count} digits',
      type_code: 'To continue, type: %{code}',
      reason_length: '%{length} / at least %{min} characters',
    },
    bell: {
      label: 'Notifications',
      unread: 'Notifications: %{count} unread',
      empty: 'No notifications.',
      new: 'New',
    },
    push: {
      enable: 'Get notifications on this device',
      enabled: 'This device will now get notifications.',
      refused: 'The browser refused notifications. Allow them in its settings.',
      unsupported: 'This browser cannot receive notifications.',
      not_configured: 'Notifications to devices are not set up.',
    },
    idle: {
      title: 'Are you still there?',
      text: 'For safety you will be signed out in %{seconds} seconds. What you typed is kept as a draft.',
      stay: 'Continue',
    },
  },
} satisfies Same<typeof mn>;
