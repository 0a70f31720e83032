import type { ThemeOptions } from '@mui/material/styles';
import { breakpoints, sizes } from './tokens';

const label = { fontSize: '.75rem', lineHeight: '16px', fontWeight: 500 } as const;
const text = { fontSize: '.8125rem', lineHeight: '20px' } as const;
const touch = `@media (width < ${breakpoints.narrow}px)`;

/** Inputs and buttons: 36 px high (44 px where fingers are used), labels on top, outlined, no ripple, a visible focus ring. */
export const controls: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: '2px solid var(--u-focus)', outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: {
        '--ink': 'var(--u-text)',
        '--ground': 'var(--u-surface)',
        '--line': 'var(--u-field)',
        '--over': 'var(--u-hover)',
        '--over-line': 'var(--u-primary)',
        minWidth: 0,
        minHeight: sizes.control,
        padding: '0 14px',
        border: '1px solid var(--line)',
        gap: 6,
        backgroundColor: 'var(--ground)',
        color: 'var(--ink)',
        transition: 'none',
        '&:hover': { borderColor: 'var(--over-line)', backgroundColor: 'var(--over)' },
        [touch]: { minHeight: sizes.controlTouch },
        // Under way: a circle that turns, after the words.
        '&[aria-busy="true"]::after': {
          width: 12,
          height: 12,
          border: '2px solid currentcolor',
          borderRightColor: 'transparent',
          borderRadius: '50%',
          animation: 'turn 1s linear infinite',
          content: '""',
        },
        variants: [
          {
            props: { color: 'error' },
            style: { '--ink': 'var(--u-danger-fg)', '--line': 'var(--u-danger-line)' },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 30, padding: '0 10px', [touch]: { minHeight: 30 } },
          },
          {
            props: { variant: 'contained' },
            style: {
              '--ink': 'var(--u-on-primary)',
              '--ground': 'var(--u-primary)',
              '--line': 'var(--u-primary)',
              '--over': 'var(--u-primary-hover)',
              '--over-line': 'var(--u-primary-hover)',
            },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: {
              '--ink': 'var(--u-on-danger)',
              '--ground': 'var(--u-danger)',
              '--line': 'var(--u-danger)',
              '--over': 'var(--u-danger-hover)',
              '--over-line': 'var(--u-danger-hover)',
            },
          },
          {
            props: { variant: 'text' },
            style: {
              '--ground': 'transparent',
              '--line': 'transparent',
              '--over-line': 'transparent',
            },
          },
          {
            // A few words to press within text.
            props: { variant: 'text', size: 'small' },
            style: {
              '--ink': 'var(--u-link)',
              '--over': 'transparent',
              minHeight: 0,
              padding: '4px 6px',
              border: 0,
              borderRadius: sizes.radiusChip,
              fontWeight: 500,
              [touch]: { minHeight: 0 },
              '&:hover': { textDecoration: 'underline' },
            },
          },
          {
            props: {},
            style: {
              '&.Mui-disabled, &[aria-disabled="true"]': {
                '--ink': 'var(--u-disabled)',
                '--ground': 'var(--u-head)',
                '--line': 'var(--u-line)',
                '--over': 'var(--ground)',
                '--over-line': 'var(--line)',
                border: '1px solid var(--line)',
                color: 'var(--ink)',
                cursor: 'default',
                // Its title says why it is closed.
                pointerEvents: 'auto',
                textDecoration: 'none',
              },
            },
          },
          {
            props: { variant: 'contained' },
            style: {
              '&.Mui-disabled, &[aria-disabled="true"]': {
                '--ink': 'var(--u-muted)',
                '--ground': 'var(--u-line)',
                backgroundColor: 'var(--ground)',
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              '&.Mui-disabled, &[aria-disabled="true"]': {
                '--ground': 'transparent',
                '--line': 'transparent',
              },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: sizes.radius,
        color: 'var(--u-muted)',
        '&:hover': { backgroundColor: 'var(--u-hover)', color: 'var(--u-text)' },
        '&.Mui-disabled, &[aria-disabled="true"]': { color: 'var(--u-muted)', opacity: 0.4 },
      },
      // At least 24 px for the finger (WCAG 2.5.8).
      sizeSmall: {
        flex: 'none',
        width: 24,
        height: 24,
        padding: 0,
        borderRadius: sizes.radiusChip,
        fontSize: 16,
        '& svg': { fontSize: 16 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { flex: '0 1 auto', minWidth: 0, minHeight: 0 },
      list: { gap: 4 },
      indicator: { backgroundColor: 'var(--u-primary)', transition: 'none' },
      scrollButtons: { width: 24, color: 'var(--u-muted)', '&.Mui-disabled': { opacity: 0.3 } },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 0,
        padding: '9px 12px',
        color: 'var(--u-muted)',
        fontSize: 'var(--u-font-small)',
        fontWeight: 500,
        textTransform: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { color: 'var(--u-text)' },
        '&.Mui-selected': { color: 'var(--u-text)', fontWeight: 600 },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: { textTransform: 'none', padding: '6px 12px', ...text } },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'none' },
    // Some inputs of react-admin ask for dense margins themselves; the distances belong to the form's grid.
    styleOverrides: { marginDense: { marginTop: 0, marginBottom: 0 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        ...label,
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        color: 'var(--u-muted)',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: 'var(--u-text)' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { ...label }, asterisk: { color: 'var(--u-danger-solid)' } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        minHeight: 16,
        fontSize: '.75rem',
        lineHeight: '16px',
        '&.Mui-error': { color: 'var(--u-danger-fg)' },
        // It says why the field is closed, so it is read like any other.
        '&.Mui-disabled': { color: 'var(--u-muted)' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--u-surface)',
        borderRadius: sizes.radius,
        ...text,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--u-text)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--u-focus)',
          borderWidth: 2,
        },
        '&.Mui-disabled': { backgroundColor: 'var(--u-canvas)' },
      },
      notchedOutline: { top: 0, borderColor: 'var(--u-field)', '& legend': { display: 'none' } },
      input: {
        height: 20,
        padding: '8px 12px',
        [touch]: { padding: '12px', fontSize: '1rem' },
        '&::placeholder': { color: 'var(--u-muted)', opacity: 1 },
      },
      inputSizeSmall: { padding: '8px 12px', [touch]: { padding: '12px' } },
      multiline: { padding: '8px 12px' },
      inputMultiline: { padding: 0, height: 'auto' },
      adornedStart: { paddingLeft: 10 },
      adornedEnd: { paddingRight: 10 },
      inputAdornedStart: { paddingLeft: 0 },
      inputAdornedEnd: { paddingRight: 0 },
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: 20 }, icon: { color: 'var(--u-muted)' } } },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          padding: '2px 36px 2px 6px',
          '& .MuiAutocomplete-input': { padding: '6px' },
        },
      },
      option: { ...text, minHeight: 36 },
      // Like every menu: white on white has no edge.
      paper: {
        border: '1px solid var(--u-line)',
        boxShadow: 'var(--u-lift-menu)',
        backgroundColor: 'var(--u-raised)',
      },
    },
  },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  // Switches and boxes begin where the fields above them do.
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -5 }, label: { ...text } } },
  MuiSvgIcon: { styleOverrides: { fontSizeMedium: { fontSize: 20 } } },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: sizes.radiusChip, height: 24, ...label },
      sizeSmall: { height: 20 },
      label: { paddingLeft: 8, paddingRight: 8 },
      labelSmall: { paddingLeft: 6, paddingRight: 6 },
      outlined: { borderColor: 'var(--u-line)' },
      deleteIcon: { fontSize: 16, color: 'var(--u-muted)' },
    },
  },
};
