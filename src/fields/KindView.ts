import type { ComponentType, LazyExoticComponent } from 'react';
import type { Field } from '../entity/Field';

/** A value where it is read: table cells, record pages, cards. Light, plain elements: thousands are on screen. */
export interface CellProps {
  field: Field;
  /** Name of the field in the record; absent in embedded lists. */
  source?: string;
  value: unknown;
  record: Record<string, unknown>;
  resource: string;
  /** `cell` = one line in a table; `page` = the record page, where long values may breathe. */
  place: 'cell' | 'page';
}

/** A value where it is typed; bound to react-hook-form by react-admin's `useInput`. */
export interface KindInputProps {
  field: Field;
  source: string;
  /** Translated label. */
  label: string;
  resource: string;
  disabled?: boolean;
}

/**
 * The same value where a list is filtered. Not bound to a form: the filter bar owns the values. `undefined`
 * clears the filter. Ranges are `{ from?: string; to?: string }`.
 */
export interface KindFilterProps {
  field: Field;
  label: string;
  resource: string;
  value: unknown;
  onChange: (value: unknown) => void;
  autoFocus?: boolean;
}

/** The view part of a kind. Cells come with the page; inputs and filters are loaded when they are used. */
export interface KindView {
  Cell: ComponentType<CellProps>;
  Input: LazyExoticComponent<ComponentType<KindInputProps>>;
  Filter?: LazyExoticComponent<ComponentType<KindFilterProps>>;
}
