import { randomBytes, scryptSync } from 'node:crypto';
import { isSame } from '../identity';
import type { RecId } from './MockRecord';

const BYTES = 32;

/** Passwords of staff accounts, of which nothing is kept but a salted hash. */
export class Passwords {
  private readonly kept = new Map<RecId, { salt: string; hash: string }>();

  set(id: RecId, password: string): void {
    const salt = randomBytes(BYTES).toString('hex');
    this.kept.set(id, { salt, hash: hashOf(password, salt) });
  }

  forget(id: RecId): void {
    this.kept.delete(id);
  }

  clear(): void {
    this.kept.clear();
  }

  has(id: RecId): boolean {
    return this.kept.has(id);
  }

  matches(id: RecId, password: string): boolean {
    const kept = this.kept.get(id);
    return kept !== undefined && isSame(hashOf(password, kept.salt), kept.hash);
  }
}

/** A quick hash: the passwords are made up, and die with the process. */
const hashOf = (password: string, salt: string): string =>
  scryptSync(password, salt, BYTES, { N: 1024 }).toString('hex');
