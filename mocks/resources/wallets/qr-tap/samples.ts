import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { samples as codes } from '../qr/samples';
import { tapsOf } from './tapsOf';

/** Payments into wallets are numbered after those over invoices. */
export const FIRST_TAP_PAYMENT = 1_000_000;

/** The taps of all codes; a paid one leads to its payment through QPay. */
export const samples: SampleMaker = {
  resource: 'qr_tap',
  make: cachedByWorld((world) =>
    codes
      .make(world)
      .flatMap((code) => tapsOf(code, world))
      .map((tap, place): MockRecord => ({
        ...tap,
        id: place + 1,
        paymentId: tap.outcome === 'PAID' ? FIRST_TAP_PAYMENT + place + 1 : null,
        createdAt: tap.tappedAt,
      })),
  ),
};
