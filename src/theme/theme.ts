import { deepmerge } from '@mui/utils';
import type { ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import type { Tone } from '../domain/tone';
import { controls } from './controls';
import { cssVariables, toneRules } from './cssVariables';
import { frames } from './frames';
import {
  breakpoints,
  fontFamily,
  ink,
  petrol,
  sizes,
  surfaces,
  tones,
  type Mode,
  type ToneColors,
} from './tokens';
import './fonts.css';
import './base.css';

declare module '@mui/material/styles' {
  interface Theme {
    tones: Record<Tone, ToneColors>;
    surfaces: Record<keyof typeof surfaces.light, string>;
  }
  interface ThemeOptions {
    tones?: Record<Tone, ToneColors>;
    surfaces?: Record<keyof typeof surfaces.light, string>;
  }
}

const semibold = { fontWeight: 600 } as const;

const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontSize: 13,
  h4: { ...semibold, fontSize: '1.5rem', lineHeight: '32px', letterSpacing: '-.01em' },
  h5: { ...semibold, fontSize: '1.25rem', lineHeight: '28px', letterSpacing: '-.01em' },
  h6: { ...semibold, fontSize: '1rem', lineHeight: '24px' },
  subtitle1: { ...semibold, fontSize: '.875rem', lineHeight: '20px' },
  subtitle2: { ...semibold, fontSize: '.8125rem', lineHeight: '20px' },
  body1: { fontSize: '.875rem', lineHeight: '20px' },
  body2: { fontSize: '.8125rem', lineHeight: '20px' },
  caption: { fontSize: '.75rem', lineHeight: '16px' },
  overline: {
    ...semibold,
    fontSize: '.6875rem',
    lineHeight: '16px',
    letterSpacing: '.04em',
    textTransform: 'none',
  },
  button: {
    ...semibold,
    fontSize: '.8125rem',
    lineHeight: '20px',
    letterSpacing: 0,
    textTransform: 'none',
  },
};

const palette = (mode: Mode): ThemeOptions['palette'] => {
  const surface = surfaces[mode];
  const light = mode === 'light';
  return {
    mode,
    primary: {
      main: surface.primary,
      dark: surface.primaryHover,
      light: light ? petrol[500] : petrol[200],
      contrastText: surface.onPrimary,
    },
    secondary: {
      main: light ? ink[700] : ink[200],
      contrastText: light ? ink[0] : ink[950],
    },
    success: { main: tones[mode].success.solid },
    warning: { main: tones[mode].warning.solid },
    error: { main: tones[mode].danger.solid },
    info: { main: tones[mode].info.solid },
    background: { default: surface.canvas, paper: surface.surface },
    text: { primary: surface.text, secondary: surface.muted, disabled: surface.disabled },
    divider: surface.line,
  };
};

/** The look of one mode. Values that differ between modes reach the style overrides as CSS variables. */
const look = (mode: Mode): ThemeOptions => ({
  palette: palette(mode),
  tones: tones[mode],
  surfaces: surfaces[mode],
  shape: { borderRadius: sizes.radius },
  spacing: 8,
  breakpoints: {
    values: { xs: 0, sm: 600, md: breakpoints.narrow, lg: breakpoints.wide, xl: 1600 },
  },
  typography,
  sidebar: { width: sizes.rail, closedWidth: sizes.railClosed },
  components: {
    MuiCssBaseline: {
      styleOverrides: { ':root': { ...cssVariables(mode), colorScheme: mode }, ...toneRules },
    },
    ...controls,
    ...frames,
  },
});

/** "Өртөө" by day. */
export const lightTheme = deepmerge(defaultLightTheme, look('light'));

/** "Өртөө" by night. */
export const darkTheme = deepmerge(defaultDarkTheme, look('dark'));
