import MuiPopover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface PopoverProps {
  anchor: HTMLElement;
  /** What it is, in words. */
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A small panel below what opened it, flush with its right edge. Escape and a press elsewhere close it. */
export const Popover = ({ anchor, label, onClose, className, children }: PopoverProps) => (
  <MuiPopover
    open
    anchorEl={anchor}
    onClose={onClose}
    transitionDuration={0}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { className, role: 'dialog', 'aria-label': label } }}
  >
    {children}
  </MuiPopover>
);
