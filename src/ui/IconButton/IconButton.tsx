import MuiIconButton, { type IconButtonProps as MuiProps } from '@mui/material/IconButton';

interface IconButtonProps extends Omit<MuiProps, 'size' | 'color' | 'edge'> {
  /** What it does, in words. */
  'aria-label': string;
}

/** A small button with a sign instead of words: MUI's, dressed by the theme. In rows it is `CellButton`. */
export const IconButton = (props: IconButtonProps) => <MuiIconButton size="small" {...props} />;
