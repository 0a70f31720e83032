import { TONES } from '../domain/tone';
import { fontFamily, fonts, rail, sizes, surfaces, tones, type Mode } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The tokens as CSS custom properties (`--u-…`): what the style sheets of cells, shell and toasts are written in.
 * Colours of surfaces by name, of tones as `--u-<tone>-<fg|bg|line|solid>`, of the side bar as `--u-rail-…`, sizes in px,
 * sizes of text as `--u-font-…`.
 */
export function cssVariables(mode: Mode): Record<`--u-${string}`, string> {
  const entries: [string, string][] = [
    ...Object.entries(surfaces[mode]),
    ...Object.entries(rail).map(([name, value]): [string, string] => [`rail-${name}`, value]),
    ...Object.entries(tones[mode]).flatMap(([tone, colors]) =>
      Object.entries(colors).map(([part, value]): [string, string] => [`${tone}-${part}`, value]),
    ),
    ...Object.entries(sizes).map(([name, value]): [string, string] => [
      `size-${kebab(name)}`,
      `${value}px`,
    ]),
    ...Object.entries(fonts).map(([name, value]): [string, string] => [`font-${name}`, value]),
    ['font', fontFamily],
  ];
  return Object.fromEntries(entries.map(([name, value]) => [`--u-${kebab(name)}`, value]));
}

/**
 * The colours of a tone by one name each, for whatever shows one (`data-tone`): chips, notices, toasts.
 * @example background: var(--u-tone-bg)
 */
export const toneRules = Object.fromEntries(
  TONES.map((tone) => [
    `[data-tone='${tone}']`,
    Object.fromEntries(
      ['fg', 'bg', 'line', 'solid'].map((part) => [`--u-tone-${part}`, `var(--u-${tone}-${part})`]),
    ),
  ]),
);
