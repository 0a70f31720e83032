import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    notification: {
      name: 'Notification |||| Notifications',
      fields: {
        body: 'Body',
        receiver: 'Receiver',
        customerId: 'Customer',
        audience: 'View',
        startsAt: 'Begins',
        isApp: 'In the app',
        isMail: 'By e-mail',
        total: 'Meant for',
        sent: 'Sent',
        failed: 'Failed',
        waiting: 'Waiting',
        received: 'Received',
        seen: 'Seen',
        finishedAt: 'Finished',
        createdAt: 'Confirmed at',
        createdBy: 'Sent by',
      },
      sections: {
        message: 'Notification',
        receivers: 'To whom, and when',
      },
      views: {
        CUSTOMER: 'To one customer',
        AUDIENCE: 'To a view',
        ALL: 'To all customers',
        under_way: 'Under way',
      },
      actions: { stop_sending: 'Stop the sending' },
    },
  },
  messaging: {
    notification: {
      send: 'Send',
      send_to: 'Send to %{count} receivers',
      preview_help: 'How the phone shows it among its notifications.',
      app: 'Urtuu',
      now: 'now',
      no_title: 'Title',
      no_body: 'Text of the notification',
      choose_receiver: 'Choose the receiver.',
      counting: 'The receivers are being counted.',
      not_counted: 'The receivers could not be counted, so nothing can be sent.',
      nobody: 'Nobody would get it.',
      locked: 'Something has just been sent to all customers. The next can be sent from %{time}.',
      no_lists:
        'You may see neither the list of customers nor that of loans: there is no view to choose.',
      begins: 'Begins',
      at_once: 'As soon as it is confirmed',
      channels: 'Ways',
      received_of: 'Received: %{percent}% of what was sent',
      seen_of: 'Seen: %{percent}% of what was received',
      result: 'Result',
      done: '%{name}: %{count} receivers',
      earlier: {
        accepted: '“%{name}” was accepted before. It need not be sent again.',
        not_accepted:
          'The earlier notification was not sent. If what you typed is in the draft, it can be sent again.',
        asking: 'Checking what became of the earlier notification.',
        unknown: 'It could not be found out what became of the earlier notification.',
        open: 'Open',
        ask_again: 'Check again',
      },
    },
  },
};
