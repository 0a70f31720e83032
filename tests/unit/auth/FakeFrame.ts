/** A frame of a page; it knows no attributes, so nobody can sandbox it. */
export class FakeFrame {
  src = '';
  hidden = false;
  contentWindow: object | null = null;
  isRemoved = false;

  remove(): void {
    this.isRemoved = true;
    this.contentWindow = null;
  }
}

/** What a window is told by another. */
export interface FrameMessage {
  origin: string;
  source: unknown;
  data: unknown;
}
