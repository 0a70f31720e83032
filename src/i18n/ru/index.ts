import { names } from 'virtual:names/ru';
import { frame } from './frame';
import { menu } from './menu';
import { ra } from './ra';
import { tiptap } from './tiptap';

/** What is there before any area is loaded: frame, menu, names of entities and react-admin's own texts. */
export const messages = {
  ...frame,
  ...menu,
  ra: { ...ra.ra, ...tiptap },
  resources: { ...frame.resources, ...names },
};
