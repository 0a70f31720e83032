import { home } from './home';
import { action } from './action';
import { auth } from './auth';
import { books } from './books';
import { chart } from './chart';
import { common } from './common';
import { commonFields } from './commonFields';
import { confirm } from './confirm';
import { customerEnums } from './customerEnums';
import { date } from './date';
import { documents } from './documents';
import { done } from './done';
import { enums } from './enums';
import { error } from './error';
import { errors } from './errors';
import { excel } from './excel';
import { form } from './form';
import { imageStage } from './imageStage';
import { kinds } from './kinds';
import { list } from './list';
import { record } from './record';
import { sheet } from './sheet';
import { shell } from './shell';
import { term } from './term';
import { title } from './title';
import { toast } from './toast';
import { unit } from './unit';
import { validation } from './validation';

/** Texts that every page may show. */
export const frame = {
  ...common,
  ...title,
  ...action,
  ...validation,
  ...error,
  ...confirm,
  ...toast,
  ...date,
  ...unit,
  ...term,
  ...commonFields,
  ...shell,
  ...sheet,
  ...home,
  ...list,
  ...chart,
  ...record,
  ...form,
  ...kinds,
  ...imageStage,
  ...documents,
  ...done,
  ...auth,
  ...books,
  ...errors,
  ...excel,
  enums: { ...enums.enums, ...customerEnums.enums },
};
