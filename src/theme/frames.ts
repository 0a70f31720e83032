import type { ThemeOptions } from '@mui/material/styles';
import { breakpoints, sizes } from './tokens';

const touch = `@media (width < ${breakpoints.narrow}px)`;

/** Surfaces: dialogs, menus, notices. Borders instead of shadows; only what floats casts one. */
export const frames: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    defaultProps: { maxWidth: 'sm', fullWidth: true },
    styleOverrides: {
      paper: {
        margin: 16,
        border: '1px solid var(--u-line)',
        borderRadius: 10,
        boxShadow: 'var(--u-lift-dialog)',
        backgroundColor: 'var(--u-raised)',
        // What is between title and foot scrolls, never the foot, also where a form is around all three.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
      },
      paperWidthSm: { maxWidth: 560 },
      paperWidthMd: { maxWidth: 720 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '16px 20px 8px', fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '8px 20px 16px', '& > * + .MuiAlert-root': { marginTop: 16 } },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 20px', borderTop: '1px solid var(--u-line)', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--u-shade)' } },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        border: '1px solid var(--u-line)',
        borderRadius: sizes.radiusCard,
        boxShadow: 'var(--u-lift-menu)',
        backgroundColor: 'var(--u-raised)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 10px',
        gap: 10,
        borderRadius: sizes.radius,
        fontSize: '.8125rem',
        lineHeight: '20px',
        whiteSpace: 'normal',
        [touch]: { minHeight: sizes.controlTouch },
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--u-hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--u-selected)' },
      },
    },
  },
  MuiList: { styleOverrides: { padding: { padding: 4 } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--u-line)' } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '10px 14px',
        border: '1px solid var(--u-tone-line)',
        borderRadius: sizes.radius,
        backgroundColor: 'var(--u-tone-bg)',
        color: 'var(--u-tone-fg)',
        fontSize: '.8125rem',
        lineHeight: '20px',
        // What `hidden` hides stays hidden: MUI's `display: flex` would show it.
        '&[hidden]': { display: 'none' },
        '& .MuiAlert-icon': { padding: 0, fontSize: 20, color: 'inherit', opacity: 1 },
        '& a': { color: 'inherit' },
        '& ul': { margin: '4px 0 0', paddingLeft: 18 },
      },
      message: { minWidth: 0, flex: 1, padding: 0, overflow: 'visible' },
    },
  },
};
