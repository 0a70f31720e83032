import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { isOutsideMongolia } from '../../domain/isOutsideMongolia';
import TextField from '@mui/material/TextField';
import type { KindInputProps } from '../KindView';
import { isPoint, parsePoint, type MapPoint } from './schema';
import { InputGroup } from '../shared/InputGroup';
import { useKindInput } from '../shared/useKindInput';
import { FIRST_PIN } from './mapView';
import { roundedPoint } from './roundedPoint';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import textStyles from '../../ui/Text/Text.module.css';

const PinMap = lazy(() => import('./PinMap').then((module) => ({ default: module.PinMap })));

/** One press of an arrow key, in degrees: about eleven metres; with Shift ten times as far. */
const NUDGE = 0.0001;

const MOVES: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Text of one coordinate while it is typed: what is no number is kept in sight. */
type Typed = Partial<Record<keyof MapPoint, string>>;

/** A pin on the map, set by click, by arrow keys, by two decimal fields or by pasting `47.9, 106.9`. */
export function MapPointInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { translate } = bound;
  const [typed, setTyped] = useState<Typed>({});
  const point = isPoint(bound.value) ? bound.value : null;

  const pin = (next: MapPoint) => {
    setTyped({});
    bound.change(roundedPoint(next));
  };
  const type = (part: keyof MapPoint, text: string) => {
    const pasted = parsePoint(text);
    if (pasted) return pin(pasted);
    const next = { ...typed, [part]: text };
    const number = (name: keyof MapPoint) => {
      const words = next[name] ?? (point ? String(point[name]) : '');
      return /^-?\d{1,3}(\.\d*)?$/.test(words.trim()) ? Number(words) : Number.NaN;
    };
    setTyped(next);
    const both = { lat: number('lat'), lng: number('lng') };
    const empty = !(next.lat ?? point?.lat) && !(next.lng ?? point?.lng);
    return bound.change(empty ? null : both);
  };
  const nudge = (event: KeyboardEvent) => {
    const move = MOVES[event.code];
    if (!move || bound.disabled) return;
    event.preventDefault();
    if (!point) return pin(FIRST_PIN);
    const step = NUDGE * (event.shiftKey ? 10 : 1);
    pin({ lat: point.lat + move[0] * step, lng: point.lng + move[1] * step });
  };
  const coordinate = (part: keyof MapPoint) => (
    <TextField
      id={`${bound.id}-${part}`}
      label={translate(`kinds.map.${part}`)}
      value={typed[part] ?? (point ? String(point[part]) : '')}
      disabled={bound.disabled}
      onChange={(event) => type(part, event.target.value)}
      onBlur={bound.blur}
      inputRef={part === 'lat' ? bound.inputRef : undefined}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', className: textStyles.num },
      }}
    />
  );
  const outside = point && isOutsideMongolia(point);
  return (
    <InputGroup
      bound={bound}
      label={props.label}
      hint={
        <span role="status">{translate(outside ? 'kinds.map.outside' : 'kinds.map.hint')}</span>
      }
    >
      <Stack>
        <Row>
          {coordinate('lat')}
          {coordinate('lng')}
        </Row>
        <div
          role="application"
          tabIndex={bound.disabled ? -1 : 0}
          aria-label={`${props.label}: ${translate('kinds.map.nudge')}`}
          onKeyDown={nudge}
        >
          <Suspense fallback={<Skeleton />}>
            <PinMap point={point} onPin={bound.disabled ? undefined : pin} />
          </Suspense>
        </div>
      </Stack>
    </InputGroup>
  );
}
