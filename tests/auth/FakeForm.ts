/** A form or an input of a page, with as much of an element as keycloak-js uses. */
export class FakeForm {
  readonly attributes: Record<string, string> = {};
  readonly style = { display: '' };
  readonly fields: Record<string, string> = {};
  /** Set by the page to which the form is added. */
  submit: () => void = () => undefined;

  setAttribute(name: string, value: string): void {
    // As a browser: whatever comes is a text.
    this.attributes[name] = String(value);
  }

  appendChild({ attributes: { name, value } }: FakeForm): void {
    this.fields[name] = value;
  }
}
