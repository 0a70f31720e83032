import MuiPopover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface PopoverProps {
  anchor: HTMLElement;
  /** What it is, in words. */
  label: string;
  onClose: () => void;
  className?: string;
  /** The edge of what opened it that the panel is flush with. */
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A small panel below what opened it. Escape and a press elsewhere close it. */
export const Popover = ({
  anchor,
  label,
  onClose,
  className,
  side = 'right',
  children,
}: PopoverProps) => (
  <MuiPopover
    open
    anchorEl={anchor}
    onClose={onClose}
    transitionDuration={0}
    anchorOrigin={{ vertical: 'bottom', horizontal: side }}
    transformOrigin={{ vertical: 'top', horizontal: side }}
    slotProps={{ paper: { className, role: 'dialog', 'aria-label': label } }}
  >
    {children}
  </MuiPopover>
);
