/** Bytes per step: longer argument lists overflow the stack. */
const STEP = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}

/** Bytes as a base64 data URL of a media type. */
export const dataUrlOf = (bytes: Uint8Array, media: string): string =>
  `data:${media};base64,${base64(bytes)}`;
