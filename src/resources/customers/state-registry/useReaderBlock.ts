import { useEffect, useState } from 'react';
import type { MessageKey } from '../../../i18n/Catalogue';
import type {
  FingerprintErrorCode,
  FingerprintReader,
} from '../../../devices/fingerprint/FingerprintReader';

/** Why no finger can be read, known before one is tried: a message key. */
export function useReaderBlock(reader: FingerprintReader | undefined): MessageKey | undefined {
  const [code, setCode] = useState<Exclude<FingerprintErrorCode, 'unknown'>>();
  useEffect(() => {
    const controller = new AbortController();
    void reader?.status(controller.signal).then(({ agent, reader: state }) => {
      if (controller.signal.aborted) return;
      if (agent === 'unreachable') setCode('agent-unreachable');
      else if (agent === 'blocked') setCode('permission-denied');
      else setCode(state === 'absent' ? 'no-reader' : undefined);
    });
    return () => controller.abort();
  }, [reader]);
  if (!reader) return 'xyp.finger.none';
  return code && `xyp.finger.errors.${code}`;
}
