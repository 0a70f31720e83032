import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import { useLocaleState } from 'ra-core';
import { useState, type MouseEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from '../../ui/IconButton/IconButton';
import { nameIn } from '../shared/nameIn';
import {
  around,
  canZoom,
  following,
  gridOf,
  type MapView,
  NARROWING,
  placeAt,
  WHOLE,
  widthOf,
  zoomed,
} from './mapView';
import type { PinMapProps } from './PinMap';
import { roundedPoint } from './roundedPoint';
import type { MapPoint } from './schema';
import styles from './PinMap.module.css';

/** The border, coarse: every point is [longitude, latitude]. For finding one's bearings, not for surveying. */
const BORDER: readonly (readonly [number, number])[] = [
  [87.8, 49.2],
  [89.7, 49.8],
  [92.3, 50.8],
  [94.6, 50.0],
  [97.3, 49.8],
  [98.3, 52.1],
  [102.3, 51.3],
  [103.7, 50.1],
  [106.6, 50.3],
  [108.6, 49.3],
  [110.7, 49.1],
  [113.1, 49.6],
  [114.9, 50.2],
  [116.7, 49.9],
  [115.5, 48.1],
  [118.0, 47.9],
  [119.9, 46.7],
  [117.4, 46.4],
  [113.6, 44.7],
  [111.9, 43.7],
  [109.4, 42.5],
  [105.0, 41.6],
  [101.8, 42.5],
  [96.4, 42.7],
  [95.3, 44.2],
  [93.5, 44.9],
  [90.9, 45.2],
  [90.7, 46.9],
  [88.6, 48.2],
];

/** Seen from any distance. */
const TOWNS = [
  { mn: 'Улаанбаатар', en: 'Ulaanbaatar', ru: 'Улан-Батор', lat: 47.92, lng: 106.92 },
  { mn: 'Эрдэнэт', en: 'Erdenet', ru: 'Эрдэнэт', lat: 49.03, lng: 104.04 },
  { mn: 'Дархан', en: 'Darkhan', ru: 'Дархан', lat: 49.49, lng: 105.94 },
  { mn: 'Чойбалсан', en: 'Choibalsan', ru: 'Чойбалсан', lat: 48.07, lng: 114.52 },
  { mn: 'Ховд', en: 'Khovd', ru: 'Ховд', lat: 48.01, lng: 91.64 },
  { mn: 'Даланзадгад', en: 'Dalanzadgad', ru: 'Даланзадгад', lat: 43.57, lng: 104.43 },
];

/** Places of the capital that people find their way by; seen from near. */
const LANDMARKS = [
  {
    mn: 'Сүхбаатарын талбай',
    en: 'Sükhbaatar Square',
    ru: 'Площадь Сухэ-Батора',
    lat: 47.9189,
    lng: 106.9176,
  },
  { mn: 'Гандан', en: 'Gandan', ru: 'Гандан', lat: 47.9231, lng: 106.895 },
  { mn: 'Төмөр замын буудал', en: 'Railway station', ru: 'Вокзал', lat: 47.9086, lng: 106.8836 },
  { mn: 'Зайсан', en: 'Zaisan', ru: 'Зайсан', lat: 47.8853, lng: 106.9156 },
];

/** Latitudes below which the capital's places are seen, in place of its name. */
const NEAR = 0.15;

/** Sizes as shares of the view's height, so that they are the same at every distance. */
const TEXT = 0.032;
const DOT = 0.018;
/** Names stand above their places, and above the dots that are there. */
const RAISED = 0.03;
/** Share of the height in which the number of a line has room. */
const NUMBERED = 0.46;

const x = (lng: number): number => lng * NARROWING;
const y = (lat: number): number => -lat;
const outline = BORDER.map(([lng, lat]) => `${x(lng).toFixed(2)},${y(lat).toFixed(2)}`).join(' ');

/** What a map begins with: what was asked for, the place, the whole country. */
const opening = ({ view, point }: PinMapProps): MapView => view ?? (point ? around(point) : WHOLE);

/**
 * A chart of the country without map pictures: works offline. A click moves the pin; the buttons come closer and go
 * away; lines with their degrees show where one is. What is shown is said in words beside it.
 */
export function OutlineMap(props: PinMapProps) {
  const { point, onPin, places = [], chosen } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [own, setOwn] = useState(() => opening(props));
  // A pin that leaves the view takes the view along.
  const view = following(own, point);
  const { lat, lng, span } = view;
  const width = widthOf(view) * NARROWING;
  const [left, top] = [x(lng) - width / 2, y(lat) - span / 2];
  const { lats, lngs, decimals } = gridOf(view);
  const can = canZoom(view);
  const names = span < NEAR ? LANDMARKS : TOWNS;
  const pin = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (!onPin || box.width === 0) return;
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    setOwn(view);
    onPin(roundedPoint(placeAt(view, box, at)));
  };
  const dot = ({ lat: one, lng: other }: MapPoint) => ({
    cx: x(other),
    cy: y(one),
    r: span * DOT,
  });
  return (
    <>
      <svg
        viewBox={`${left} ${top} ${width} ${span}`}
        role="img"
        aria-label={translate('common.map')}
        onClick={pin}
      >
        <polygon className={styles.land} points={outline} />
        <g className={styles.grid} style={{ fontSize: span * TEXT }}>
          {lats.map((line) => (
            <g key={line}>
              <line x1={left} x2={left + width} y1={y(line)} y2={y(line)} />
              {line < lat + span * NUMBERED && (
                <text x={left + span * DOT} y={y(line) - span * 0.006}>
                  {line.toFixed(decimals)}
                </text>
              )}
            </g>
          ))}
          {lngs.map((line, at) => (
            <g key={line}>
              <line x1={x(line)} x2={x(line)} y1={top} y2={top + span} />
              {at % 2 === 0 && (
                <text x={x(line) + span * 0.006} y={top + span - span * DOT}>
                  {line.toFixed(decimals)}
                </text>
              )}
            </g>
          ))}
        </g>
        {names.map((one) => (
          <text
            key={one.en}
            className={styles.town}
            style={{ fontSize: span * TEXT }}
            x={x(one.lng)}
            y={y(one.lat) - span * RAISED}
            textAnchor="middle"
          >
            {nameIn(locale, one)}
          </text>
        ))}
        {places.map((one) => (
          <circle
            key={one.id}
            {...dot(one.point)}
            className={styles.place}
            data-tone={one.tone}
            data-chosen={one.id === chosen || undefined}
            onClick={() => one.onChoose?.()}
          >
            <title>{one.name}</title>
          </circle>
        ))}
        {point && <circle className={styles.pin} {...dot(point)} />}
      </svg>
      <div className={styles.zoom}>
        <IconButton
          aria-label={translate('kinds.map.closer')}
          title={translate('kinds.map.closer')}
          disabled={!can.closer}
          onClick={() => setOwn(zoomed(point ? { ...view, ...point } : view, 0.5))}
        >
          <AddIcon />
        </IconButton>
        <IconButton
          aria-label={translate('kinds.map.wider')}
          title={translate('kinds.map.wider')}
          disabled={!can.wider}
          onClick={() => setOwn(zoomed(view, 2))}
        >
          <RemoveIcon />
        </IconButton>
      </div>
    </>
  );
}
