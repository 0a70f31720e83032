import type { Who } from './journeys/openAt';

/** Messages of the rules that many fields have. */
export const REQUIRED = 'Хоосон байж болохгүй.';
export const AMOUNT = 'Дүнг ойлгосонгүй. Тоогоор, эсвэл «2 сая», «500 мянга» гэж бичнэ үү.';
export const FUTURE = 'Ирээдүйн огноо сонгох боломжгүй.';
export const WRONG_DATE = 'Огноо буруу байна.';
export const DATE_ORDER = 'Дуусах огноо эхлэх огнооноос хойш байх ёстой.';
export const WIDE_RANGE = 'Хугацааны интервал 366 хоногоос хэтрэх ёсгүй.';
export const longer = (length: number) => `Бичвэр ${length} тэмдэгтээс богино байх ёстой.`;
export const shorter = (length: number) => `Доод тал нь ${length} тэмдэгт оруулна уу.`;

/** A bare file of so many bytes, or one with these first bytes. */
export interface BadFile {
  type: string;
  size?: number;
  /** Its bytes, where they matter. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** What is put into the inputs of one place, by label. */
export interface Typed {
  chooses?: Readonly<Record<string, string>>;
  fills?: Readonly<Record<string, string>>;
}

/** What a person does at one place, and what then stands beside which input. */
export interface Step extends Typed {
  /** Rows of a list in the form, one after the other. */
  rows?: readonly Typed[];
  /** Files, by the whole label of what they are chosen with. */
  files?: Readonly<Record<string, BadFile>>;
  /** Words of the button that sends it; without them leaving the field is enough. */
  submit?: string;
  said: Readonly<Record<string, string>>;
}

/** What a person types somewhere, and what then stands beside which input. */
export interface BadInput extends Step {
  /** The rule, in the order of section 5 of the two documents. */
  rule: string;
  path: string;
  who?: Who;
  /** Words of the action whose dialog asks. */
  action?: string;
}

/** The same in the console that is open, where a page comes in parts and is used further. */
export interface BadInputOnScreen extends BadInput {
  /** What the page shows once it is all there, where its parts come later. */
  shows?: string;
  /** Part of the name of the panel that has the action, where the page's own head has not. */
  panel?: RegExp;
  /** What is done next at the same place: what was typed before is still there. */
  then?: readonly Step[];
}
