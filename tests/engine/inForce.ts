import { CHANGE_GUARDED } from '../../src/resources/settings/change/rights';
import { only } from '../support/rights';
import type { Given, Reply } from './testGateways';

/** Somebody else of the main lender, who may put in force whatever waits. */
const SECOND = only(...CHANGE_GUARDED);

/**
 * Has another person put in force what a call has only asked for; the answer to a call that was refused is handed on.
 * @param send sends a call to the gateways of the test
 */
export const inForce = async (
  send: (line: string, given?: Given) => Promise<Reply>,
  asked: Reply,
  as = SECOND,
): Promise<Reply> =>
  asked.status === 202
    ? send(`POST /gateway-lab/setting-changes/${String(asked.body.askedChange)}/put_in_force`, {
        as,
        body: {},
      })
    : asked;
