/**
 * The labels that name their controls, by the controls' ids. A selector for the label of one control makes jsdom walk the
 * whole page, for every control and every time that one of them is looked for.
 */
export function ownLabels(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const label of document.getElementsByTagName('label'))
    if (label.htmlFor && !found.has(label.htmlFor))
      found.set(label.htmlFor, label.textContent ?? '');
  return found;
}
