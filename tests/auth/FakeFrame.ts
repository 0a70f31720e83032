/** A hidden frame of a page, with as much of an element as keycloak-js uses. */
export class FakeFrame {
  readonly attributes: Record<string, string> = {};
  readonly style = { display: '' };
  contentWindow: object | null = null;
  isRemoved = false;

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
}

/** What a window hears from another. */
export interface FrameMessage {
  origin: string;
  source: unknown;
  data: unknown;
}
