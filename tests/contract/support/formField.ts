import type { Field } from '../../../src/entity/Field';
import { longText } from '../../../src/fields';
import { declared } from './entities';

/**
 * The declared field behind an input of a form (`customers create`, `shareholders.name`); a reason is several lines of
 * text.
 */
export function formField(form: string, path: string): Field {
  const [name, action] = form.split(' ');
  const entity = declared.find((one) => one.entity.name === name)?.entity;
  if (!entity) throw new Error(`There is no ${name}.`);
  const asked = entity.lifecycle?.inputs?.[action];
  if (path === 'reason' && entity.lifecycle?.actions[action]) return longText();
  const [top, inner] = path.split('.');
  const field = asked?.[top] ?? entity.fields[top];
  return inner ? (field.options.fields as Readonly<Record<string, Field>>)[inner] : field;
}
