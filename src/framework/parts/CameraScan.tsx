import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { CameraError, openCamera, type CameraTrouble } from '../../devices/camera/camera';
import { scanQr } from '../../devices/camera/scanQr';
import { Notice } from '../../ui/Notice/Notice';
import { Note } from '../../ui/Text/Text';
import { Button } from '../../ui/Button/Button';
import styles from './CameraScan.module.css';
import { Surface } from '../../ui/Card/Card';

interface Props {
  /** What the code says; the camera is off by then. */
  onRead: (text: string) => void;
  onClose: () => void;
}

/** Reads a QR code with the camera; says what is wrong when there is no picture. Loaded when it is asked for. */
export function CameraScan({ onRead, onClose }: Props) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onRead);
  const [trouble, setTrouble] = useState<CameraTrouble>();
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let left = false;
    let stop = () => {};
    openCamera(element)
      .then((off) => {
        if (left) return off();
        const end = scanQr(element, (text) => {
          off();
          read.current(text);
        });
        stop = () => {
          end();
          off();
        };
      })
      .catch((error: unknown) => {
        if (!left) setTrouble(error instanceof CameraError ? error.trouble : 'busy');
      });
    return () => {
      left = true;
      stop();
    };
  }, []);
  return (
    <div>
      {trouble ? (
        <Notice tone="caution" role="alert">
          {trouble === 'none' && `${translate('error.no_camera')} `}
          {translate(`camera.${trouble}`)}
        </Notice>
      ) : (
        <Surface className={styles.camera}>
          <video ref={video} muted playsInline aria-label={translate('camera.picture')} />
        </Surface>
      )}
      <Note role="status">{!trouble && translate('camera.hint')}</Note>
      <Button onClick={onClose}>{translate('camera.close')}</Button>
    </div>
  );
}
