import type { QrKind } from '../../../domain/enums/qr';
import { endpoint } from '../../../dataProviders/endpoint';

/** What the gateway knows a text as. */
export interface DecodedQr {
  kind: QrKind;
  /** Sequence number of a code, id of a payment; null where nothing is known. */
  number: string | null;
  /** Who is paid, or whose code it is; null where it is nobody's or may not be seen. */
  name: string | null;
  /** Value of the state of the record behind it, as its entity has it. */
  state: string | null;
  /** Its page in the console; null where there is none, or where the person may not open it. */
  path: string | null;
}

/** True for an answer that says what the text is. */
const isDecoded = (answer: unknown): boolean =>
  typeof (answer as Partial<DecodedQr> | null)?.kind === 'string';

/** What a scanned or typed QR text is. A payment code with a wrong checksum is refused with 400. */
export const decodeQrText = endpoint<{ text: string }, DecodedQr>()('main', 'POST /qr/decode', {
  safePost: true,
  assumed: true,
  access: 'wa-qr:decode',
  carries: '`text` of the code',
  isShaped: isDecoded,
});
