/** Why there is no picture: no camera at all, the person or the browser forbids it, or another program has it. */
export type CameraTrouble = 'none' | 'denied' | 'busy';

export class CameraError extends Error {
  constructor(readonly trouble: CameraTrouble) {
    super(`camera: ${trouble}`);
  }
}

/** Names of the browser's refusals (Media Capture and Streams). */
const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * Shows the camera that looks away from the person in a video element.
 * @returns switches the camera off
 * @throws CameraError
 */
export async function openCamera(video: HTMLVideoElement): Promise<() => void> {
  // Missing outside of secure contexts and in browsers without cameras.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraError('none');
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (error) {
    throw new CameraError(TROUBLES[(error as { name?: string }).name ?? ''] ?? 'busy');
  }
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  try {
    video.srcObject = stream;
    await video.play();
  } catch {
    stop();
    throw new CameraError('busy');
  }
  return () => {
    stop();
    video.srcObject = null;
  };
}
