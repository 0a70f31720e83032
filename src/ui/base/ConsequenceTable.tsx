import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';

/** What an irreversible act changes, and what must be typed to do it. */
export interface Consequence {
  rows: readonly ConsequenceRow[];
  /** The exact text to type: an amount, a count or a code. */
  code: string;
  /** What the code is, in words: "Loan code". */
  codeLabel?: string;
}

export interface ConsequenceRow {
  label: ReactNode;
  before: ReactNode;
  after: ReactNode;
}

interface ConsequenceTableProps {
  rows: readonly ConsequenceRow[];
  irreversible: boolean;
}

/** Before and after, side by side. */
export function ConsequenceTable({ rows, irreversible }: ConsequenceTableProps) {
  const translate = useTranslate();
  return (
    <>
      <Table size="small" sx={{ mt: 2, border: 1, borderColor: 'divider' }}>
        <caption className="u-hidden">{translate('shell.confirm.changes')}</caption>
        <TableHead>
          <TableRow>
            <TableCell component="th">{translate('shell.confirm.what')}</TableCell>
            <TableCell align="right">{translate('shell.confirm.before')}</TableCell>
            <TableCell align="right">{translate('shell.confirm.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal' }}>
                {row.label}
              </TableCell>
              <TableCell className="u-num u-muted">{row.before ?? '—'}</TableCell>
              <TableCell className="u-num" sx={{ fontWeight: 600 }}>
                {row.after ?? '—'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {irreversible && <p>{translate('shell.confirm.irreversible')}</p>}
    </>
  );
}

interface CodeFieldProps {
  consequence: Consequence;
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean;
  /** Something else was typed. */
  error?: boolean;
}

/** The code to type, so that the act cannot be done by habit. Pasting is allowed. */
export function CodeField({ consequence, value, onChange, disabled, error }: CodeFieldProps) {
  const translate = useTranslate();
  const { code, codeLabel } = consequence;
  return (
    <TextField
      label={codeLabel ?? translate('shell.confirm.code')}
      helperText={translate('shell.confirm.type_code', { code })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      error={error}
      fullWidth
      required
      sx={{ mt: 2 }}
      autoComplete="off"
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
