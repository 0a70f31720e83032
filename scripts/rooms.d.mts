export const ROOMS: string;
export function roomsModule(files: readonly string[]): string;
export function wordsOfRooms(project?: string): string[];
export function writeRooms(): void;
