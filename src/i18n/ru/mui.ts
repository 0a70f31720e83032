import { ruRU } from '@mui/material/locale';

/** Russian texts of MUI's own components. */
export const muiTexts = ruRU;
