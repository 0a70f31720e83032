import { useLocaleState, useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { MONGOLIA_BOX } from '../../domain/settings';
import { nameIn } from '../shared/nameIn';
import type { PinMapProps } from './PinMap';
import { roundedPoint } from './roundedPoint';
import styles from './PinMap.module.css';

const { south, north, west, east } = MONGOLIA_BOX;

/** A degree of longitude is this much shorter than one of latitude at the country's middle. */
const NARROWING = 0.68;

const x = (lng: number): number => (lng - west) * NARROWING;
const y = (lat: number): number => north - lat;

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

const TOWNS = [
  { mn: 'Улаанбаатар', en: 'Ulaanbaatar', ru: 'Улан-Батор', lat: 47.92, lng: 106.92 },
  { mn: 'Эрдэнэт', en: 'Erdenet', ru: 'Эрдэнэт', lat: 49.03, lng: 104.04 },
  { mn: 'Дархан', en: 'Darkhan', ru: 'Дархан', lat: 49.49, lng: 105.94 },
  { mn: 'Чойбалсан', en: 'Choibalsan', ru: 'Чойбалсан', lat: 48.07, lng: 114.52 },
  { mn: 'Ховд', en: 'Khovd', ru: 'Ховд', lat: 48.01, lng: 91.64 },
  { mn: 'Даланзадгад', en: 'Dalanzadgad', ru: 'Даланзадгад', lat: 43.57, lng: 104.43 },
];

const width = (east - west) * NARROWING;
const height = north - south;
const outline = BORDER.map(([lng, lat]) => `${x(lng).toFixed(2)},${y(lat).toFixed(2)}`).join(' ');

/** A chart of the country without map pictures: works offline; a click moves the pin. */
export function OutlineMap({ point, onPin }: PinMapProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const pin = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (!onPin || box.width === 0) return;
    // The drawing keeps its ratio inside the box.
    const scale = Math.min(box.width / width, box.height / height);
    const across = (event.clientX - box.left - (box.width - width * scale) / 2) / scale;
    const down = (event.clientY - box.top - (box.height - height * scale) / 2) / scale;
    onPin(roundedPoint({ lat: north - down, lng: west + across / NARROWING }));
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={translate('common.map')}
      onClick={pin}
    >
      <polygon className={styles.land} points={outline} />
      {TOWNS.map((town) => (
        <text
          key={town.en}
          className={styles.town}
          x={x(town.lng)}
          y={y(town.lat)}
          textAnchor="middle"
        >
          {nameIn(locale, town)}
        </text>
      ))}
      {point && <circle className={styles.pin} cx={x(point.lng)} cy={y(point.lat)} r={0.2} />}
    </svg>
  );
}
