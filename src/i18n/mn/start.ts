import { names } from 'virtual:names/mn';
import { frame } from './frame';
import { menu } from './menu';
import { ra } from './ra';

/** What is there before any area is loaded: frame, menu, names of entities and react-admin's own texts. */
export const start = {
  ...frame,
  ...menu,
  ...ra,
  resources: { ...frame.resources, ...names },
};
