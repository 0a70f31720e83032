import { home } from './home';
import { action } from './action';
import { auth } from './auth';
import { books } from './books';
import { common } from './common';
import { commonFields } from './commonFields';
import { confirm } from './confirm';
import { customerEnums } from './customerEnums';
import { date } from './date';
import { enums } from './enums';
import { error } from './error';
import { errors } from './errors';
import { excel } from './excel';
import { kinds } from './kinds';
import { list } from './list';
import { record } from './record';
import { shell } from './shell';
import { term } from './term';
import { title } from './title';
import { toast } from './toast';
import { unit } from './unit';

/** Texts that every page may show; those of forms and documents are with `ofForms`. */
export const frame = {
  ...common,
  ...title,
  ...action,
  ...error,
  ...confirm,
  ...toast,
  ...date,
  ...unit,
  ...term,
  ...commonFields,
  ...shell,
  ...home,
  ...list,
  ...record,
  ...kinds,
  ...auth,
  ...books,
  ...errors,
  ...excel,
  enums: { ...enums.enums, ...customerEnums.enums },
};
