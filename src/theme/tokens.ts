import type { Tone } from '../domain/tone';

/** Cool greys with a breath of petrol: canvas, lines, text. */
export const ink = {
  0: '#FFFFFF',
  25: '#F8FBFB',
  50: '#F3F6F8',
  100: '#EAEFF1',
  200: '#D9E1E4',
  300: '#C4CED2',
  400: '#9AA7AC',
  500: '#6F7F84',
  600: '#526268',
  700: '#37484E',
  800: '#1F3137',
  850: '#15262B',
  900: '#0D1C20',
  950: '#061317',
} as const;

/** The colour of the house: what can be pressed, and the side bar. */
export const petrol = {
  50: '#E9F8FB',
  100: '#CFEEF6',
  200: '#A8E0ED',
  300: '#76C9DB',
  400: '#41ABC0',
  500: '#0E879B',
  600: '#006879',
  700: '#00515F',
  800: '#003D47',
  900: '#032B32',
  950: '#021C22',
} as const;

/** Only for "where you are": the active menu entry, the newest stroke of a timeline, unsaved changes. Never a status. */
export const saffron = {
  100: '#FFEBCA',
  200: '#FFDB9D',
  300: '#FFC869',
  400: '#F9B434',
  500: '#E6A313',
  600: '#B88000',
  700: '#8B5F00',
} as const;

/** Colours of one tone: text, ground and border of a chip, and the full colour of dots and charts. */
export interface ToneColors {
  fg: string;
  bg: string;
  line: string;
  solid: string;
}

export type Mode = 'light' | 'dark';

const tone = (fg: string, bg: string, line: string, solid: string): ToneColors => ({
  fg,
  bg,
  line,
  solid,
});

/** Every text has a contrast of at least 7 to 1 to its background. */
export const tones: Record<Mode, Record<Tone, ToneColors>> = {
  light: {
    neutral: tone('#435054', '#EDF1F2', '#CAD3D5', '#65757A'),
    info: tone('#0D4E8A', '#E3F2FF', '#B3D5FB', '#2F74BB'),
    pending: tone('#533D85', '#F1EDFF', '#D3C9F8', '#7860B5'),
    success: tone('#055D2D', '#E4F6E8', '#B5DDBE', '#2E854D'),
    caution: tone('#654800', '#F7F0DD', '#E1CFA5', '#A48118'),
    warning: tone('#7F3300', '#FFEBDE', '#F7C5A7', '#AF5504'),
    danger: tone('#8E171D', '#FFE8E4', '#FFBFB8', '#C13C3B'),
    critical: tone('#691E32', '#FEDADF', '#E5A2AE', '#731E36'),
  },
  dark: {
    neutral: tone('#C0CDD1', '#262B2C', '#42494B', '#93A1A6'),
    info: tone('#9CCFFF', '#192B40', '#2D4A6A', '#66A2E5'),
    pending: tone('#CFBEFF', '#2C253E', '#4A4067', '#A48FDF'),
    success: tone('#9EDCAE', '#193020', '#2D5137', '#67B27D'),
    caution: tone('#E3C885', '#332910', '#55461E', '#BA9A48'),
    warning: tone('#FFB78A', '#3D2312', '#653C22', '#DB8650'),
    danger: tone('#FFAEA6', '#40201D', '#6A3633', '#EE746D'),
    critical: tone('#F1A6B3', '#541828', '#943C51', '#D88192'),
  },
};

/** Colours of surfaces and of what is not a status, by mode. */
export const surfaces = {
  light: {
    canvas: ink[50],
    surface: ink[0],
    raised: ink[0],
    head: ink[25],
    text: ink[900],
    muted: ink[600],
    disabled: ink[400],
    line: ink[200],
    field: ink[500],
    primary: petrol[600],
    primaryHover: petrol[700],
    onPrimary: ink[0],
    link: petrol[600],
    hover: petrol[50],
    selected: '#DDF2F7',
    focus: petrol[500],
    tip: ink[900],
    danger: '#C13C3B',
    dangerHover: '#A92F2F',
    onDanger: '#FFFFFF',
    shade: 'rgb(6 19 23 / 0.4)',
    liftMenu: '0 6px 20px rgb(6 19 23 / 0.14)',
    liftDialog: '0 16px 48px rgb(6 19 23 / 0.22)',
  },
  dark: {
    canvas: ink[950],
    surface: ink[900],
    raised: ink[850],
    head: ink[850],
    text: ink[100],
    muted: ink[400],
    disabled: ink[600],
    line: '#22343A',
    field: ink[500],
    primary: petrol[300],
    primaryHover: petrol[200],
    onPrimary: ink[950],
    link: petrol[300],
    hover: '#10282E',
    selected: '#143740',
    focus: petrol[300],
    tip: ink[700],
    danger: '#EE746D',
    dangerHover: '#FFAEA6',
    onDanger: ink[950],
    shade: 'rgb(0 0 0 / 0.6)',
    liftMenu: 'none',
    liftDialog: 'none',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** The side bar is the same in both modes. */
export const rail = {
  ground: petrol[950],
  text: ink[200],
  icon: ink[400],
  hover: petrol[900],
  active: petrol[800],
  line: petrol[800],
  mark: saffron[400],
} as const;

/** Sizes in pixels. */
export const sizes = {
  bar: 48,
  rail: 232,
  railClosed: 56,
  gutter: 20,
  control: 36,
  controlTouch: 44,
  row: 32,
  rowComfortable: 40,
  radius: 6,
  radiusCard: 8,
  radiusChip: 4,
  record: 1440,
  recordBar: 52,
} as const;

/** Order of series in charts; each at least 3 to 1 on its surface. */
export const series: Record<Mode, readonly string[]> = {
  light: ['#006879', '#B88000', '#7860B5', '#AF5504', '#2E854D', '#2F74BB', '#A2476B', '#65757A'],
  dark: ['#76C9DB', '#F9B434', '#A48FDF', '#DB8650', '#67B27D', '#66A2E5', '#D98BA9', '#93A1A6'],
};

/** Sizes of text, in rem so that they follow the browser's own setting. */
export const fonts = {
  overline: '0.6875rem',
  caption: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  heading: '1rem',
  title: '1.25rem',
  display: '1.5rem',
} as const;

/**
 * The two widths at which pages change, px: below `narrow` a page has one column and controls for fingers, from `wide`
 * on there is room for a column beside it. Style sheets cannot read them: they write `@media (width < 800px)` and
 * `@media (width < 1200px)`, no other width.
 */
export const breakpoints = { narrow: 800, wide: 1200 } as const;

export const fontFamily =
  "'Golos Text',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
