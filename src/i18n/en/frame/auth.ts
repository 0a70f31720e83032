import type { auth as mn } from '../../mn/frame/auth';
import type { Same } from '../../Same';

export const auth = {
  auth: {
    sign_in_again: 'Sign in again',
    signed_out: {
      text: 'Sign in again to continue.',
    },
    waiting: {
      title: 'Waiting for the sign-in service',
      text: 'It may be busy or starting. As soon as it answers, this page goes on by itself.',
    },
    failed: {
      title: 'Signing in failed',
      unreachable: 'The sign-in service could not be reached. Check the connection and try again.',
      unknown_realm:
        'The settings name a wrong address: there is no sign-in service at %{address}. Tell the administrator.',
      denied: 'The sign-in service refused access.',
      rejected: 'The answer of the sign-in service could not be verified. Try again.',
      too_many: 'Signing in has failed several times in a row.',
      too_long: 'The sign-in service did not answer in time.',
    },
    no_permissions: {
      title: 'Your permissions could not be fetched',
      text: 'Nothing is shown while your permissions are unknown. Try again.',
    },
  },
} satisfies Same<typeof mn>;
