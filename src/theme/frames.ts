import type { ThemeOptions } from '@mui/material/styles';
import { sizes } from './tokens';

const touch = '@media (max-width:799.95px)';

/** Surfaces: cards, tables, tabs, dialogs, menus. Borders instead of shadows; only what floats casts one. */
export const frames: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderBottomColor: 'var(--u-line)',
        padding: '6px 12px',
        height: 40,
        fontSize: '.8125rem',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
      },
      sizeSmall: { height: 32, padding: '4px 12px' },
      paddingCheckbox: { width: 36, padding: '0 4px 0 8px' },
      head: {
        height: 32,
        fontSize: '.75rem',
        lineHeight: '16px',
        fontWeight: 600,
        color: 'var(--u-muted)',
        backgroundColor: 'var(--u-head)',
      },
      stickyHeader: { backgroundColor: 'var(--u-head)' },
      footer: {
        fontSize: '.8125rem',
        fontWeight: 600,
        color: 'var(--u-text)',
        backgroundColor: 'var(--u-head)',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--u-hover)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--u-selected)',
          '& > td:first-of-type': { boxShadow: 'inset 2px 0 0 var(--u-primary)' },
        },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40, borderBottom: '1px solid var(--u-line)' },
      indicator: { height: 2 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 0,
        padding: '8px 12px',
        fontWeight: 500,
        '&:hover': { color: 'var(--u-text)' },
        '&.Mui-selected': { fontWeight: 600 },
      },
    },
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
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
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
        padding: '6px 12px',
        fontSize: '.8125rem',
        lineHeight: '20px',
        [touch]: { minHeight: sizes.controlTouch },
        '&:hover': { backgroundColor: 'var(--u-hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--u-selected)' },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32 } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--u-line)' } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '4px 12px',
        borderRadius: sizes.radius,
        fontSize: '.8125rem',
        border: '1px solid var(--u-info-line)',
        backgroundColor: 'var(--u-info-bg)',
        color: 'var(--u-info-fg)',
        '&.MuiAlert-colorWarning': {
          borderColor: 'var(--u-warning-line)',
          backgroundColor: 'var(--u-warning-bg)',
          color: 'var(--u-warning-fg)',
        },
        '&.MuiAlert-colorError': {
          borderColor: 'var(--u-danger-line)',
          backgroundColor: 'var(--u-danger-bg)',
          color: 'var(--u-danger-fg)',
        },
        '&.MuiAlert-colorSuccess': {
          borderColor: 'var(--u-success-line)',
          backgroundColor: 'var(--u-success-bg)',
          color: 'var(--u-success-fg)',
        },
        '& .MuiAlert-icon': { color: 'inherit', opacity: 1 },
      },
    },
  },
  MuiSkeleton: { defaultProps: { animation: false } },
};
