import FitScreen from '@mui/icons-material/FitScreenOutlined';
import RotateRight from '@mui/icons-material/RotateRightOutlined';
import ZoomIn from '@mui/icons-material/ZoomInOutlined';
import ZoomOut from '@mui/icons-material/ZoomOutOutlined';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { MOST_ZOOM, WHOLE_IMAGE, moved, turned, zoomed, type ImageView } from './imageView';
import { useWheelZoom } from './useWheelZoom';
import { Row } from '../Stack/Stack';
import { Muted } from '../Text/Text';
import { IconButton } from '../IconButton/IconButton';
import styles from './ImageStage.module.css';

interface ImageStageProps {
  /** Address of the image; another address starts with the whole image again. */
  src: string;
  /** What the image is, shown above it: "Selfie", "Identity card, front". */
  label: string;
  /** What the image shows, for who cannot see it. */
  alt: string;
}

/** One press of an arrow, in parts of the stage. */
const PAN_STEP = 0.1;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/**
 * An image to be examined: nearer and farther by wheel, buttons and the keys + − 0, a quarter turn by button and T,
 * moved by dragging and, when it is larger than the stage, by the arrow keys. The keys count while the focus is inside;
 * arrows that move nothing are left to the page (turning the pages of a document).
 */
export function ImageStage(props: ImageStageProps) {
  return <Stage key={props.src} {...props} />;
}

function Stage({ src, label, alt }: ImageStageProps) {
  const translate = useTranslate();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE_IMAGE);
  const [failed, setFailed] = useState(false);
  const grip = useRef<{ x: number; y: number }>(undefined);

  useWheelZoom(stage, (step) => {
    const next = zoomed(view, step);
    if (next.scale === view.scale) return false;
    setView(next);
    return true;
  });

  const changeOf = ({ code, shiftKey }: KeyboardEvent): ImageView | undefined => {
    if (code === 'Equal' || code === 'NumpadAdd') return zoomed(view, 1);
    if (code === 'Minus' || code === 'NumpadSubtract') return zoomed(view, -1);
    if (code === 'Digit0' || code === 'Numpad0') return WHOLE_IMAGE;
    if (code === 'KeyT' && !shiftKey) return turned(view);
    const arrow = ARROWS[code];
    return arrow && view.scale > 1 ? moved(view, ...arrow) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = changeOf(event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setView(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || view.scale === 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = grip.current;
    if (!from) return;
    grip.current = { x: event.clientX, y: event.clientY };
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [(event.clientX - from.x) / width, (event.clientY - from.y) / height];
    setView((before) => moved(before, dx, dy));
  };
  const release = () => {
    grip.current = undefined;
  };

  const percent = `${Math.round(view.scale * 100)} %`;
  const tools = [
    {
      key: 'farther',
      Icon: ZoomOut,
      off: view.scale === 1,
      action: () => setView(zoomed(view, -1)),
    },
    {
      key: 'nearer',
      Icon: ZoomIn,
      off: view.scale >= MOST_ZOOM,
      action: () => setView(zoomed(view, 1)),
    },
    { key: 'turn', Icon: RotateRight, off: false, action: () => setView(turned(view)) },
    {
      key: 'whole',
      Icon: FitScreen,
      off: view.scale === 1 && view.turns === 0,
      action: () => setView(WHOLE_IMAGE),
    },
  ] as const;
  return (
    <figure className={styles.image} onKeyDown={onKeyDown}>
      <Row as="figcaption" between gap="4px 12px" className={styles.head}>
        <b id={id}>{label}</b>
        <Row as="span">
          <Muted as="output" aria-label={translate('imageStage.scale')}>
            {percent}
          </Muted>
          {tools.map(({ key, Icon, off, action }) => (
            <IconButton
              key={key}
              aria-label={`${label}: ${translate(`imageStage.${key}`)}`}
              title={translate(`imageStage.${key}_key`)}
              aria-disabled={off || failed}
              onClick={() => !off && !failed && action()}
            >
              <Icon />
            </IconButton>
          ))}
        </Row>
      </Row>
      <div
        ref={stage}
        className={styles.stage}
        data-part="image-stage"
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        data-large={view.scale > 1 || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onDoubleClick={() => setView(view.scale > 1 ? WHOLE_IMAGE : zoomed(view, 3))}
      >
        {failed ? (
          <Muted as="p" role="status">
            {translate('imageStage.failed')}
          </Muted>
        ) : (
          <img
            src={src}
            alt={alt}
            draggable={false}
            data-lying={view.turns % 2 === 1 || undefined}
            style={{
              transform: `translate(${view.x * 100}cqw, ${view.y * 100}cqh) scale(${view.scale}) rotate(${view.turns * 90}deg)`,
            }}
            onError={() => setFailed(true)}
          />
        )}
      </div>
    </figure>
  );
}
