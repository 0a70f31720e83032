import type { Same } from '../../Same';
import type { qrReader as mn } from '../../mn/shared/qrReader';

/** English texts: QR codes that are read with the camera, in every area that does so. */
export const qrReader: Same<typeof mn> = {
  camera: {
    none: 'Enter the number or the text.',
    denied: 'Camera use is not allowed. Check the browser settings or enter the number.',
    busy: 'Another program is using the camera. Close it and try again.',
    picture: 'Camera image',
    hint: 'Hold the QR code in front of the camera.',
    close: 'Close the camera',
  },
};
