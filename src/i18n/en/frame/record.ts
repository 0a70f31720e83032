import type { Same } from '../../Same';
import type { record as mn } from '../../mn/frame/record';

/** Record pages and life-cycle actions. */
export const record = {
  record: {
    outcome: '%{name}: after “%{action}” it is “%{state}”.',
    not_found: 'There is no record with this number, or you are not allowed to see it.',
    to_list: 'Go to the list',
    history: 'History',
    no_history: 'Nothing has happened yet.',
    audit_log: 'All of it in the audit log',
    by_system: 'System',
    source: 'Related record',
    sources: { XYP: 'State registry (XYP)' },
    other: 'Other information',
    actions: 'Actions',
    missing: 'What I have no right to (%{count})',
    missing_acts: 'Without a right',
    more_actions: 'More actions',
    tabs: 'Parts of the record',
    not_by_maker: 'Whoever registered, changed or asked for it cannot decide on it.',
    guards: {
      secondPerson:
        'Two people decide: whoever registered, changed or asked for it does not decide on it.',
      limit: 'One person registers up to %{amount} ₮ a day alone. A lead registers what is above.',
      lead: 'Besides the right of the list it takes the right of a lead.',
      mainTenant: 'Only staff of the main lender do it.',
      proof: 'It is done only where the system’s own figures prove it.',
      inForceByAnother: 'Another person puts the change in force. Until then what holds now stays.',
    },
    outside: {
      sent: 'The answer is on its way. Wait for it, or look again.',
      unanswered:
        'There was no answer, so nobody knows whether it was carried out. Look again, and wait until it is known.',
    },
    main_tenant_only: 'It holds for all lenders: only staff of the main one change it.',
    also_needed: 'Another right is needed for this: %{right}.',
    also_needed_unnamed: 'Another right is needed for this.',
    overtaken: {
      text: 'Nothing was done. These values have changed since you saw them. Look at the new ones, then confirm again.',
      elsewhere:
        'Nothing was done. The record has changed since you saw it; the values that you saw are the same. Check it, then confirm again.',
      seen: 'Value you saw',
      now: 'Value now',
      back: 'Seen, back to the action',
    },
    opens_in_states: 'Once the state is %{states}',
    state_quoted: '“%{state}”',
    only_in_states: 'Possible only in state: %{states}.',
  },
} satisfies Same<typeof mn>;
