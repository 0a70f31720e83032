import { uuid } from '../domain/ids';

const PREFIX = 'urtuu.intent.';

/**
 * Idempotency keys of one place in the console (a form, a confirmation): the same payload has the same key over retries
 * and reloads, so that a gateway books it once; another payload has another key; after a success all keys are new. Only
 * hashes of payloads are kept: the payloads are personal data.
 */
export class IdempotencyKeys {
  private keys: Map<string, string>;
  private readonly storageKey: string;

  /**
   * @param scope what the intent is about: resource, record and action
   * @param storage where keys outlive a reload; none = memory only
   */
  constructor(
    scope: string,
    private readonly storage:
      | Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
      | undefined = ownStorage(),
  ) {
    this.storageKey = PREFIX + scope;
    this.keys = new Map(read(storage, this.storageKey));
  }

  /** The key under which this payload is sent: a UUID, version 4. */
  keyFor(payload: unknown): string {
    const hash = payloadHash(payload);
    const known = this.keys.get(hash);
    if (known) return known;
    const key = uuid();
    this.keys.set(hash, key);
    this.write(JSON.stringify([...this.keys]));
    return key;
  }

  /** The write was booked, or is known not to be: what follows is a new intent. */
  done(): void {
    this.keys = new Map();
    this.storage?.removeItem(this.storageKey);
  }

  private write(text: string): void {
    try {
      this.storage?.setItem(this.storageKey, text);
    } catch {
      // A full storage: the keys still outlive retries, only not a reload.
    }
  }
}

function ownStorage(): Storage | undefined {
  return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
}

function read(
  storage: Pick<Storage, 'getItem'> | undefined,
  storageKey: string,
): [string, string][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
    const isEntry = (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/**
 * Same payload, same hash, whatever the order of its fields. Not `crypto.subtle`, which answers later: two clicks in that
 * moment would find no key yet and make one each.
 */
function payloadHash(payload: unknown): string {
  const text = JSON.stringify(payload, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return [0x811c9dc5, 0x1000193, 0x9e3779b9, 0x85ebca6b]
    .map((seed) => hash32(text ?? '', seed))
    .join('-');
}

/** 32 bits of a text (murmur-like); four of them with different seeds are as good as unique here. */
function hash32(text: string, seed: number): string {
  let value = seed ^ text.length;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x5bd1e995);
    value ^= value >>> 13;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0).toString(36);
}
