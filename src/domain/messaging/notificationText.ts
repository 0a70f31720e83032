import { NotificationVariable } from '../enums/messaging';
import { fillPlaces, unknownPlaces } from '../words/places';

const isVariable = (name: string): name is NotificationVariable =>
  (NotificationVariable.values as readonly string[]).includes(name);

/** Places of a notification's text that nothing fills, as they are written (docs/domain/content-and-messaging.md 3.9). */
export const unknownInNotification = (text: string): string[] =>
  unknownPlaces(text, 'single', NotificationVariable.values);

/** A text with its places filled; those that nothing fills stay as they are. */
export const filledText = (
  text: string,
  values: Readonly<Record<NotificationVariable, string>>,
): string => fillPlaces(text, 'single', (name, place) => (isVariable(name) ? values[name] : place));
